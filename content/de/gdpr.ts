import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
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
  title: 'DSGVO-Erklärung',
  description: `Wie ${park.name} die DSGVO einhält: wer verantwortlich ist, welche Rechtsgrundlagen gelten und wie du deine Rechte (Artikel 15 bis 22) ausübst.`,
  lead: 'Die Datenschutz-Grundverordnung (EU) 2016/679 und das spanische Datenschutzgesetz (Ley Orgánica 3/2018) geben dir Rechte an deinen Daten. So halten wir beide ein, und so übst du deine Rechte aus.',
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
        text('Zu allem in dieser Erklärung erreichst du uns unter ', privacyMail, '.'),
      ],
    },
    {
      id: 'principles',
      heading: 'Unsere Grundsätze',
      blocks: [
        text('Artikel 5 gibt die Regeln vor, und das bedeuten sie hier:'),
        terms(
          {
            term: 'Rechtmäßigkeit, Verarbeitung nach Treu und Glauben, Transparenz',
            text: 'Wir sagen dir, was wir tun, bevor wir es tun, und in verständlichen Worten.',
          },
          {
            term: 'Zweckbindung',
            text: 'Was du uns zu Tickets schreibst, nutzen wir für unsere Antwort und nicht für Werbung.',
          },
          {
            term: 'Datenminimierung',
            text: 'Das Formular fragt nur, was wir für die Antwort wissen müssen. Besondere Wünsche sind freiwillig.',
          },
          { term: 'Richtigkeit', text: 'Sag uns, was nicht stimmt, und wir berichtigen es.' },
          {
            term: 'Speicherbegrenzung',
            text: 'Für alles, was wir aufbewahren, gibt es eine Frist; die Fristen findest du weiter unten.',
          },
          {
            term: 'Integrität und Vertraulichkeit',
            text: 'Wir schützen, was wir haben, vor Verlust und vor neugierigen Blicken.',
          },
          {
            term: 'Rechenschaftspflicht',
            text: 'Wir führen ein Verzeichnis unserer Verarbeitungstätigkeiten und können es der Behörde vorlegen.',
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
      heading: 'Deine Rechte nach den Artikeln 15 bis 22',
      blocks: [
        terms(
          {
            term: 'Auskunft (Artikel 15)',
            text: 'Du kannst erfahren, ob wir Daten über dich haben, welche, warum und wie lange, und eine Kopie bekommen.',
          },
          {
            term: 'Berichtigung (Artikel 16)',
            text: 'Du kannst berichtigen lassen, was falsch ist, und ergänzen lassen, was fehlt.',
          },
          {
            term: 'Löschung (Artikel 17)',
            text: 'Du kannst deine Daten löschen lassen, wenn wir sie nicht mehr brauchen, wenn du deine Einwilligung widerrufst oder widersprichst oder wenn sie unrechtmäßig verarbeitet wurden.',
          },
          {
            term: 'Einschränkung der Verarbeitung (Artikel 18)',
            text: 'Du kannst verlangen, dass wir deine Daten aufbewahren, aber nicht nutzen, zum Beispiel während wir prüfen, ob sie stimmen.',
          },
          {
            term: 'Mitteilung (Artikel 19)',
            text: 'Allen, die deine Daten erhalten haben, teilen wir eine Berichtigung, Löschung oder Einschränkung mit. Auf Wunsch sagen wir dir, wer sie sind.',
          },
          {
            term: 'Datenübertragbarkeit (Artikel 20)',
            text: 'Du kannst, was du uns gegeben hast, in einem gängigen, maschinenlesbaren Format erhalten oder an einen anderen Verantwortlichen senden lassen.',
          },
          {
            term: 'Widerspruch (Artikel 21)',
            text: 'Du kannst einer Verarbeitung widersprechen, die auf unseren berechtigten Interessen beruht. Wir beenden sie, es sei denn, zwingende schutzwürdige Gründe wiegen schwerer als deine Interessen. Direktwerbung, sollte es sie je geben, endet sofort.',
          },
          {
            term: 'Keine ausschließlich automatisierten Entscheidungen (Artikel 22)',
            text: 'Du musst keine Entscheidung hinnehmen, die ausschließlich auf einer automatisierten Verarbeitung beruht und dir gegenüber rechtliche Wirkung entfaltet oder dich in ähnlicher Weise erheblich beeinträchtigt. Solche Entscheidungen treffen wir nicht.',
          },
        ),
      ],
    },
    {
      id: 'exercising-your-rights',
      heading: 'Wie du deine Rechte ausübst',
      blocks: [
        text(
          'Schreib an ',
          privacyMail,
          ' oder an unsere Adresse, und sag, welches Recht du ausüben möchtest. Du brauchst kein Formular und zahlst nichts. Können wir nicht sicher sein, dass du es bist, fragen wir nach dem, was dafür nötig ist, und nicht nach mehr.',
        ),
        text(
          `Wir antworten ${inAnswerTime} nach Eingang deines Antrags. Sind es viele oder komplizierte Anträge, erlaubt uns das Gesetz, die Frist um ${extraTime} zu verlängern; dann nennen wir dir innerhalb des ersten Monats die Gründe.`,
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
      heading: 'Sicherheits\u00admaßnahmen',
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
      heading: 'Datenschutz\u00adverletzungen',
      blocks: [
        text(
          `Wenn personenbezogene Daten verloren gehen, verändert oder von Unbefugten gesehen werden und das für Menschen ein Risiko sein kann, melden wir es der spanischen Datenschutzbehörde, der Agencia Española de Protección de Datos (AEPD), innerhalb von ${counted(commitments.breachNoticeHours, 'Stunde', 'Stunden')}, nachdem wir davon erfahren haben, wie Artikel 33 es verlangt. Ist das Risiko für dich hoch, sagen wir es unverzüglich auch dir, in klaren Worten.`,
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Übermittlung in Drittländer',
      blocks: [
        text(
          'Wir verarbeiten personenbezogene Daten innerhalb des Europäischen Wirtschaftsraums. Sollte sich das je ändern, dann nur nach Kapitel V der Verordnung: mit einem Angemessenheitsbeschluss (Artikel 45) oder mit geeigneten Garantien wie Standardvertragsklauseln (Artikel 46). Du kannst von uns eine Kopie davon verlangen.',
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
            text: 'So lange, wie wir vielleicht nachweisen müssen, dass wir geantwortet haben.',
          },
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Kinder',
      blocks: [
        text(
          `Unsere Website richtet sich nicht an Kinder unter ${commitments.ages.privacyPolicy} Jahren. Wo wir um eine Einwilligung bitten, muss sie bei Kindern unter ${commitments.ages.gdprPolicy} Jahren ein Elternteil oder eine andere sorgeberechtigte Person geben. Anfragen von Kindern unter diesem Alter nehmen wir nicht wissentlich an; erfahren wir von einer, löschen wir sie.`,
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Dein Beschwerderecht',
      blocks: [
        text(
          'Wenn du meinst, dass wir etwas falsch gemacht haben, möchten wir gern zuerst davon hören. Du kannst dich außerdem jederzeit bei der zuständigen Aufsichtsbehörde beschweren, der Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, ',
          { text: 'www.aepd.es', href: 'https://www.aepd.es' },
          ', oder bei der Behörde des Ortes, an dem du wohnst oder arbeitest.',
        ),
      ],
    },
    {
      id: 'updates',
      heading: 'Aktualisierung dieser Erklärung',
      blocks: [
        text(
          'Wir überprüfen diese Erklärung, wenn sich das Recht, unsere Angebote oder unser Park ändert, und veröffentlichen den neuen Text hier.',
        ),
      ],
    },
    contactSection('Fragen zu deinen Daten'),
  ],
};
