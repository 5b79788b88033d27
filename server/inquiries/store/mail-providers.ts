/**
 * Public mail providers, from which many genuine inquiries a day come: those of the site's languages and the world's largest. If one is
 * missing, the office may have to release its visitors' confirmations by hand on a busy day.
 */
const providers = `
  aol.com aol.de aol.es aol.fr aol.it aol.co.uk gmx.at gmx.ch gmx.com gmx.de gmx.es gmx.fr gmx.it gmx.net hotmail.be
  hotmail.ch hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.nl hotmail.pl live.be
  live.co.uk live.com live.de live.fr live.it live.nl outlook.at outlook.be outlook.com outlook.de outlook.es
  outlook.fr outlook.it outlook.pl outlook.pt yahoo.co.uk yahoo.com yahoo.de yahoo.es yahoo.fr yahoo.ie yahoo.it
  yahoo.pl
  gmail.com googlemail.com icloud.com mac.com mail.com me.com msn.com pm.me proton.me protonmail.com rocketmail.com
  yandex.com yandex.ru ymail.com
  blueyonder.co.uk btinternet.com eircom.net ntlworld.com sky.com talktalk.net virginmedia.com
  movistar.es ono.com telefonica.net terra.es
  a1.net aon.at arcor.de bluewin.ch freenet.de hispeed.ch posteo.de t-online.de web.de
  bbox.fr free.fr laposte.net neuf.fr numericable.fr orange.es orange.fr sfr.fr skynet.be telenet.be proximus.be
  wanadoo.es wanadoo.fr
  alice.it fastwebnet.it libero.it tim.it tin.it tiscali.it virgilio.it
  casema.nl chello.nl hetnet.nl home.nl kpnmail.nl kpnplanet.nl planet.nl telfort.nl upcmail.nl xs4all.nl ziggo.nl
  gazeta.pl interia.eu interia.pl o2.pl onet.eu onet.pl op.pl poczta.fm poczta.onet.pl tlen.pl vp.pl wp.pl
`;

/** Domains whose mailboxes are also those of another, by the provider's documentation: nobody else can have the same name there. */
const mainDomains = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['pm.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
]);

/** One spelling of a domain that has several. */
export const mainDomainOf = (domain: string): string => mainDomains.get(domain) ?? domain;

const domains = new Set(providers.trim().split(/\s+/));

/** Whether a domain, spelled as by `emailKey`, is that of a public provider. */
export const isPublicProvider = (domain: string): boolean => domains.has(domain);
