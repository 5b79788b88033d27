import { park } from '../../domain/park.ts';
import { promises } from '../../domain/promises.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { counted } from './german.ts';
import {
  contactSection,
  contents,
  extraTime,
  inAnswerTime,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';

export const gdpr: PolicyCopy = {
  title: 'DSGVO-Richtlinie',
  description: `Wie ${park.name} die DSGVO einhält: wer verantwortlich ist, auf welchen Rechtsgrundlagen, und wie du deine Rechte nach Artikel 15 bis 22 nutzt.`,
  lead: 'Die Datenschutz-Grundverordnung (Verordnung (EU) 2016/679) gibt dir Rechte an deinen Daten. So halten wir sie ein, und so nutzt du sie.',
  updated,
  contents,
  sections: [
    {
      id: 'controller',
      heading: 'Verantwortlicher',
      blocks: [
        text(
          `Verantwortlicher, also wer über Zwecke und Mittel der Verarbeitung personenbezogener Daten entscheidet, ist ${park.name}, ${address.line}.`,
        ),
        text('Zu allem in dieser Richtlinie erreichst du uns unter ', privacyMail, '.'),
      ],
    },
    {
      id: 'principles',
      heading: 'Unsere Grundsätze',
      blocks: [
        text('Artikel 5 gibt die Regeln vor, und das bedeuten sie hier:'),
        terms(
          {
            term: 'Rechtmäßigkeit, Treu und Glauben, Transparenz',
            text: 'Wir sagen dir, was wir tun, bevor wir es tun, und in verständlichen Worten.',
          },
          {
            term: 'Zweckbindung',
            text: 'Was du sendest, um Tickets anzufragen, dient dazu, dir zu antworten, und nicht der Werbung.',
          },
          {
            term: 'Datenminimierung',
            text: 'Das Formular fragt nach dem, was eine Antwort braucht. Besondere Wünsche sind freiwillig.',
          },
          { term: 'Richtigkeit', text: 'Sag uns, was nicht stimmt, und wir berichtigen es.' },
          {
            term: 'Speicherbegrenzung',
            text: 'Alles, was wir aufbewahren, hat eine Frist; du findest sie weiter unten.',
          },
          {
            term: 'Integrität und Vertraulichkeit',
            text: 'Wir schützen, was wir haben, vor Verlust und vor neugierigen Blicken.',
          },
          {
            term: 'Rechenschaftspflicht',
            text: 'Wir führen ein Verzeichnis unserer Verarbeitungen und können es der Behörde vorlegen.',
          },
        ),
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Rechtsgrundlagen',
      blocks: [
        text('Artikel 6 verlangt für jede Verarbeitung eine Rechtsgrundlage. Unsere sind:'),
        terms(
          {
            term: 'Vorvertragliche Maßnahmen, Artikel 6 Absatz 1 Buchstabe b',
            text: 'Deine Anfrage beantworten und euren Besuch vorbereiten.',
          },
          {
            term: 'Rechtliche Verpflichtung, Artikel 6 Absatz 1 Buchstabe c',
            text: 'Unterlagen, die das Steuer-, Handels- und Sicherheitsrecht verlangt.',
          },
          {
            term: 'Berechtigte Interessen, Artikel 6 Absatz 1 Buchstabe f',
            text: 'Die Website sicher halten und uns gegen Ansprüche verteidigen. Dem kannst du widersprechen.',
          },
          {
            term: 'Einwilligung, Artikel 6 Absatz 1 Buchstabe a, und bei Gesundheitsdaten Artikel 9 Absatz 2 Buchstabe a',
            text: 'Was du uns von dir aus über die Bedürfnisse deiner Gruppe sagst. Du kannst die Einwilligung jederzeit widerrufen.',
          },
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Deine Rechte nach Artikel 15 bis 22',
      blocks: [
        terms(
          {
            term: 'Auskunft (Artikel 15)',
            text: 'Zu erfahren, ob wir Daten über dich haben, welche, warum und wie lange, und eine Kopie zu bekommen.',
          },
          {
            term: 'Berichtigung (Artikel 16)',
            text: 'Falsches berichtigen und Unvollständiges vervollständigen zu lassen.',
          },
          {
            term: 'Löschung (Artikel 17)',
            text: 'Deine Daten löschen zu lassen, wenn wir sie nicht mehr brauchen, wenn du deine Einwilligung widerrufst oder widersprichst oder wenn sie unrechtmäßig verarbeitet wurden.',
          },
          {
            term: 'Einschränkung der Verarbeitung (Artikel 18)',
            text: 'Zu verlangen, dass wir deine Daten aufbewahren, aber nicht nutzen, zum Beispiel während wir prüfen, ob sie stimmen.',
          },
          {
            term: 'Mitteilung (Artikel 19)',
            text: 'Dass alle, die deine Daten erhalten haben, von einer Berichtigung, Löschung oder Einschränkung erfahren, und dass du erfährst, wer sie sind.',
          },
          {
            term: 'Datenübertragbarkeit (Artikel 20)',
            text: 'Was du uns gegeben hast, in einem gängigen, maschinenlesbaren Format zu erhalten oder an einen anderen Verantwortlichen senden zu lassen.',
          },
          {
            term: 'Widerspruch (Artikel 21)',
            text: 'Einer Verarbeitung zu widersprechen, die auf unseren berechtigten Interessen beruht. Wir beenden sie, es sei denn, zwingende schutzwürdige Gründe überwiegen deine. Direktwerbung, sollte es sie je geben, endet sofort.',
          },
          {
            term: 'Keine automatisierten Entscheidungen (Artikel 22)',
            text: 'Keiner Entscheidung unterworfen zu werden, die allein eine Maschine trifft und die dich erheblich beeinträchtigt. Wir treffen keine solchen.',
          },
        ),
      ],
    },
    {
      id: 'exercising-your-rights',
      heading: 'Wie du deine Rechte nutzt',
      blocks: [
        text(
          'Schreib an ',
          privacyMail,
          ' oder an unsere Adresse, und sag, welches Recht du nutzen möchtest. Du brauchst kein Formular und zahlst nichts. Können wir nicht sicher sein, dass du es bist, fragen wir nach dem, was dafür nötig ist, und nach nicht mehr.',
        ),
        text(
          `Wir antworten ${inAnswerTime} nach Eingang deines Antrags. Sind es viele oder komplizierte Anträge, dürfen wir die Frist um ${extraTime} verlängern; dann nennen wir dir innerhalb des ersten Monats die Gründe.`,
        ),
      ],
    },
    {
      id: 'privacy-contact',
      heading: 'Anlaufstelle für Datenschutz',
      blocks: [
        text(
          'Fragen zu personenbezogenen Daten gehen an unsere Anlaufstelle für Datenschutz unter ',
          privacyMail,
          '. Wer dieses Postfach liest, ist zur Vertraulichkeit verpflichtet.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Sicherheitsmaßnahmen',
      blocks: [
        list(
          'verschlüsselte Verbindungen zu dieser Website und keine Inhalte von Dritten',
          'Zugriff auf Anfragen nur für diejenigen, die sie beantworten',
          'Software auf aktuellem Stand und Sicherungskopien, die geprüft werden',
          'Regeln und Schulungen für alle, die mit personenbezogenen Daten umgehen',
        ),
      ],
    },
    {
      id: 'breaches',
      heading: 'Datenschutzverletzungen',
      blocks: [
        text(
          `Gehen personenbezogene Daten verloren, werden sie verändert oder von Unbefugten gesehen und kann das Menschen gefährden, melden wir es der spanischen Datenschutzbehörde, der Agencia Española de Protección de Datos (AEPD), innerhalb von ${counted(promises.breachNoticeHours, 'Stunde', 'Stunden')}, nachdem wir davon erfahren haben, wie Artikel 33 es verlangt. Ist das Risiko für dich hoch, sagen wir es unverzüglich auch dir, in klaren Worten.`,
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Übermittlung in Drittländer',
      blocks: [
        text(
          'Wir verarbeiten personenbezogene Daten innerhalb des Europäischen Wirtschaftsraums. Sollte sich das je ändern, dann nach Kapitel V der Verordnung: mit einem Angemessenheitsbeschluss (Artikel 45) oder mit geeigneten Garantien wie Standardvertragsklauseln (Artikel 46). Du kannst von uns eine Kopie davon verlangen.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Speicherdauer',
      blocks: [
        terms(
          {
            term: 'Anfragen',
            text: `Was bei unserem Ticketbüro eingegangen ist: bis zu ${inquiryYears} nach unserem letzten Kontakt mit dir.`,
          },
          {
            term: 'Pflichtunterlagen',
            text: `In der Regel ${legalYears}, je nach dem Gesetz, das sie verlangt.`,
          },
          {
            term: 'Anträge zu deinen Rechten',
            text: 'So lange, wie wir unsere Antwort vielleicht nachweisen müssen.',
          },
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Kinder',
      blocks: [
        text(
          `Wo wir um eine Einwilligung bitten, muss sie bei Kindern unter ${promises.ages.gdprPolicy} Jahren ein Elternteil oder eine andere sorgeberechtigte Person geben. Anfragen von ihnen nehmen wir nicht wissentlich an; erfahren wir von einer, löschen wir sie.`,
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Dein Beschwerderecht',
      blocks: [
        text(
          'Wenn du meinst, dass wir etwas falsch gemacht haben, hören wir gern zuerst davon. Du kannst dich außerdem jederzeit bei der zuständigen Aufsichtsbehörde beschweren, der Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, ',
          { text: 'www.aepd.es', href: 'https://www.aepd.es' },
          ', oder bei der Behörde des Ortes, an dem du wohnst oder arbeitest.',
        ),
      ],
    },
    {
      id: 'updates',
      heading: 'Aktualisierung dieser Richtlinie',
      blocks: [
        text(
          'Wir überprüfen diese Richtlinie, wenn sich das Recht, unsere Angebote oder unser Park ändern, und veröffentlichen den neuen Text hier.',
        ),
      ],
    },
    contactSection('Kontakt zu deinen Daten'),
  ],
};
