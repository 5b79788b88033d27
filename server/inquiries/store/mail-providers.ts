/**
 * Domains at which strangers have their mailboxes: of these many honest inquiries come in a day, and what is sent to one mailbox never
 * arrives in another. Those of the languages of the site and of the rest of the world's largest. Where one is missing, no more happens
 * than that its visitors' confirmations may have to be sent by the office on a busy day.
 */
const providers: Record<string, string> = {
  aol: 'com de es fr it co.uk',
  gmx: 'at ch com de es fr it net',
  hotmail: 'be ch co.uk com de es fr it nl pl',
  live: 'be co.uk com de fr it nl',
  outlook: 'at be com de es fr it pl pt',
  yahoo: 'co.uk com de es fr ie it pl',
  // Everywhere.
  gmail: 'com',
  googlemail: 'com',
  icloud: 'com',
  mac: 'com',
  mail: 'com',
  me: 'com',
  msn: 'com',
  pm: 'me',
  proton: 'me',
  protonmail: 'com',
  rocketmail: 'com',
  yandex: 'com ru',
  ymail: 'com',
  // Britain and Ireland.
  blueyonder: 'co.uk',
  btinternet: 'com',
  eircom: 'net',
  ntlworld: 'com',
  sky: 'com',
  talktalk: 'net',
  virginmedia: 'com',
  // Spain.
  movistar: 'es',
  ono: 'com',
  telefonica: 'net',
  terra: 'es',
  // Germany, Austria, Switzerland.
  a1: 'net',
  aon: 'at',
  arcor: 'de',
  bluewin: 'ch',
  freenet: 'de',
  hispeed: 'ch',
  posteo: 'de',
  't-online': 'de',
  web: 'de',
  // France, Belgium.
  bbox: 'fr',
  free: 'fr',
  laposte: 'net',
  neuf: 'fr',
  numericable: 'fr',
  orange: 'es fr',
  sfr: 'fr',
  skynet: 'be',
  telenet: 'be',
  proximus: 'be',
  wanadoo: 'es fr',
  // Italy.
  alice: 'it',
  fastwebnet: 'it',
  libero: 'it',
  tim: 'it',
  tin: 'it',
  tiscali: 'it',
  virgilio: 'it',
  // The Netherlands.
  casema: 'nl',
  chello: 'nl',
  hetnet: 'nl',
  home: 'nl',
  kpnmail: 'nl',
  kpnplanet: 'nl',
  planet: 'nl',
  telfort: 'nl',
  upcmail: 'nl',
  xs4all: 'nl',
  ziggo: 'nl',
  // Poland.
  gazeta: 'pl',
  interia: 'eu pl',
  o2: 'pl',
  onet: 'eu pl',
  op: 'pl',
  poczta: 'fm',
  'poczta.onet': 'pl',
  tlen: 'pl',
  vp: 'pl',
  wp: 'pl',
};

const domains = new Set(
  Object.entries(providers).flatMap(([name, endings]) =>
    endings.split(' ').map(ending => `${name}.${ending}`),
  ),
);

/** Whether strangers share a domain, as `emailKey` writes it. */
export const isShared = (domain: string): boolean => domains.has(domain);
