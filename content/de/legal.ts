import { legalNoticeChanged, owner } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { completeSections, list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { contents, updated } from './policy-parts.ts';

/** Ley 34/2002 (LSSI), article 10; Ley 31/2003; Ley 3/2003 of the Canaries. */
export const legal: PolicyCopy = {
  title: 'Impressum',
  description: `Wer ${park.name} und diese Website betreibt, wie du uns erreichst, welches Recht gilt und wie du dich beschweren kannst.`,
  lead: 'Wer hinter dieser Website und diesem Park steht, wie du uns erreichst und was du tun kannst, wenn du nicht zufrieden bist.',
  updated,
  changed: legalNoticeChanged,
  contents,
  sections: completeSections(
    {
      id: 'owner',
      heading: 'Wer diese Website betreibt',
      blocks: [
        text(
          'Das spanische Gesetz 34/2002 über Dienste der Informationsgesellschaft (LSSI) verlangt in Artikel 10, dass wir dir Folgendes sagen:',
        ),
        terms(
          { term: 'Inhaber', text: owner.company },
          { term: 'Adresse', text: `${park.name}, ${address.line}` },
          { term: 'E-Mail', text: [{ text: park.email, href: `mailto:${park.email}` }] },
          { term: 'Telefon', text: [{ text: park.phone, href: phoneHref }] },
          { term: 'Steuernummer (NIF)', text: owner.taxNumber },
          { term: 'Register', text: owner.register },
        ),
      ],
    },
    {
      id: 'zoo',
      heading: 'Unsere Betriebserlaubnis als Zoo',
      blocks: [
        text(
          'Ein Tierpark braucht in Spanien eine Betriebserlaubnis nach dem Gesetz 31/2003 vom 27. Oktober über die Erhaltung wild lebender Tiere in Zoos (Ley 31/2003), das die Richtlinie 1999/22/EG des Rates umsetzt.',
        ),
        terms(
          { term: 'Behörde', text: owner.zooAuthority },
          { term: 'Betriebserlaubnis', text: owner.zooAuthorisation },
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Wozu diese Website da ist',
      blocks: [
        text(
          'Diese Website erzählt vom Park und nimmt Anfragen für Tickets entgegen. Verkauft wird hier nichts: Ein Vertrag kommt erst zustande, wenn du die Tickets kaufst, die wir dir in unserer Antwort anbieten. Benutzerkonten gibt es nicht, und das Lesen kostet nichts.',
        ),
        text(
          'Öffnungs- und Showzeiten halten wir so aktuell wie möglich. Wetter und Tiere haben ihre eigenen Pläne; was sich an einem Tag ändert, erfährst du am Eingang.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Beschwerden',
      blocks: [
        text('Sag es uns gern zuerst: Das meiste lässt sich noch am selben Tag klären. Du kannst außerdem:'),
        list(
          'am Eingang ein amtliches Beschwerdeformular (hoja de reclamaciones) verlangen. Jeder Betrieb auf den Kanarischen Inseln muss es haben und dir kostenlos aushändigen.',
          'dich an die Verbraucherschutzbehörden der Kanarischen Inseln oder deines Wohnorts wenden',
        ),
        text(
          'Alles zu personenbezogenen Daten steht in unserer ',
          { text: 'DSGVO-Erklärung', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Texte und Bilder',
      blocks: [
        text(
          'Die Texte, Zeichnungen und Marken dieser Website gehören ihrem Inhaber oder werden mit Erlaubnis verwendet. Zitieren und verlinken darfst du sie. Für alles Weitere frag uns.',
        ),
        text(
          'Wo wir auf Websites anderer verlinken, haben wir sie uns beim Verlinken angesehen. Was sie später zeigen, liegt nicht in unserer Hand.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Welches Recht gilt',
      blocks: [
        text(
          'Für diese Website gilt spanisches Recht. Bist du Verbraucherin oder Verbraucher, nimmt dir das weder den Schutz, den dir das Recht deines Wohnsitzlandes gibt, noch das Recht, dort vor Gericht zu gehen.',
        ),
      ],
    },
  ),
};
