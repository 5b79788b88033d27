import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { heldData } from '../held-data.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted, island } from './german.ts';
import {
  contactSection,
  contents,
  inAnswerTime,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';

export const privacy: PolicyCopy = {
  title: 'Datenschutzerklärung',
  heading: 'Datenschutz\u00aderklärung',
  description: `Was ${park.name} von dir erfährt, wenn du die Website besuchst oder Tickets anfragst, wozu es dient, wie lange wir es behalten und welche Rechte du hast.`,
  lead: 'Wir fragen nach wenig, bewahren es so kurz wie möglich auf und verkaufen es nie.',
  updated,
  contents,
  sections: [
    {
      id: 'introduction',
      heading: 'Einleitung',
      blocks: [
        text(
          `${park.name} ist ein Tierpark in ${park.address.town} auf ${island}. In dieser Erklärung steht, welche personenbezogenen Daten wir verarbeiten, wenn du diese Website liest, Tickets anfragst oder uns schreibst, und warum. Welche Rechte dir die Datenschutz-Grundverordnung der Europäischen Union gibt, liest du außerdem in unserer `,
          { text: 'DSGVO-Erklärung', page: 'gdpr' },
          '.',
        ),
        text(
          'Du kannst jede Seite dieser Website lesen, ohne uns zu sagen, wer du bist. Es gibt keine Benutzerkonten, und verkauft wird hier nichts.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Welche Daten wir erheben',
      blocks: [
        text(
          'Was du in das Anfrageformular eingibst, bleibt in deinem Browser, bis du es absendest. Kommt deine Anfrage bei unserem Ticketbüro an, enthält sie:',
        ),
        list(
          ...heldData({
            contact:
              'deinen Namen, deine E-Mail-Adresse und deine Telefonnummer, damit wir dir antworten können',
            visit: 'den Tag, an dem ihr kommen möchtet, und wie viele ihr seid',
            plan: 'deinen Tagesplan, wenn du ihn mit der Anfrage mitschickst',
            requests:
              'alles, was du unter „Besondere Wünsche“ ergänzt. Bitte lass weg, was wir nicht brauchen. Erwähnst du etwas zur Gesundheit, etwa einen Rollstuhl oder eine Allergie, nutzen wir es nur, um euren Besuch vorzubereiten.',
          }),
        ),
        text(
          'Dazu kommt, was du uns per E-Mail, am Telefon oder am Eingang mitteilst, soweit wir es brauchen, um dir zu helfen.',
        ),
        text(
          'Und das sieht unser Webserver: Wie jeder Server erfährt er die IP-Adresse deines Geräts, die abgerufene Seite und die Art des Browsers. Wir nutzen das, um die Seite auszuliefern und Angriffe abzuwehren, und führen es nicht mit deiner Anfrage zusammen.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'Wofür wir deine Daten nutzen',
      blocks: [
        list(
          `um deine Anfrage zu beantworten, wie versprochen innerhalb von ${counted(commitments.replyHours, 'Stunde', 'Stunden')}`,
          'um euren Besuch vorzubereiten und dich zu erreichen, wenn sich daran etwas ändert',
          'um die Unterlagen zu führen, die Steuer- und Sicherheitsrecht verlangen',
          'damit diese Website funktioniert und sicher bleibt',
        ),
        text(
          'Wir nutzen deine Anfrage nicht für Werbung, bilden keine Profile und treffen keine ausschließlich automatisierten Entscheidungen über dich.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'An wen wir Daten weitergeben',
      blocks: [
        text('Wir verkaufen und vermieten keine personenbezogenen Daten. Weitergegeben werden sie nur:'),
        list(
          'an Unternehmen, die unsere Website hosten oder unsere E-Mails zustellen. Sie arbeiten als Auftragsverarbeiter nach unserer Weisung und sind vertraglich zur Vertraulichkeit verpflichtet.',
          'an Berater, Versicherungen oder Behörden, wenn uns das Gesetz dazu verpflichtet oder wir uns gegen Rechtsansprüche verteidigen müssen',
          'mit deiner Einwilligung, zum Beispiel wenn wir eine Frage für dich an ein Hotel oder eine Reiseleitung weitergeben sollen',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Sicherheit',
      blocks: [
        text(
          'Diese Website wird nur über verschlüsselte Verbindungen ausgeliefert und lädt nichts von Dritten. Nur wer in unserem Ticketbüro Anfragen beantwortet, kann sie sehen. Kein System ist unfehlbar; was wir tun, wenn etwas schiefgeht, steht in unserer ',
          { text: 'DSGVO-Erklärung', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Deine Rechte',
      blocks: [
        text('Du kannst jederzeit und kostenlos von uns verlangen:'),
        list(
          'Auskunft darüber, was wir über dich gespeichert haben, und eine Kopie davon',
          'dass wir deine Daten berichtigen, löschen oder ihre Verarbeitung einschränken',
          'dass wir sie dir oder jemandem, den du nennst, in maschinenlesbarer Form übergeben',
          'dass wir eine Verarbeitung beenden, die auf unseren eigenen Interessen beruht; auch eine Einwilligung kannst du widerrufen',
        ),
        text(
          'Schreib an ',
          privacyMail,
          `. Wir antworten ${inAnswerTime}. Die Einzelheiten, Artikel für Artikel, stehen in unserer `,
          {
            text: 'DSGVO-Erklärung',
            page: 'gdpr',
          },
          '. Dort steht auch, bei welcher Behörde du dich beschweren kannst.',
        ),
      ],
    },
    {
      id: 'kept-in-browser',
      heading: 'Cookies',
      blocks: [
        text(
          'Derzeit setzt diese Website keine Cookies. Was sich ändern würde, wenn sie es täte, steht in unserer ',
          { text: 'Cookie-Richtlinie', page: 'cookies' },
          '.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Links zu Dritten',
      blocks: [
        text(
          'Die Adresse auf unserer Kontaktseite öffnet in einem neuen Tab die Karte eines anderen Unternehmens. Ab dort gilt dessen eigene Datenschutzerklärung; was es tut, sehen wir nicht, und wir stehen nicht dafür ein. Dasselbe gilt für jede andere Website, auf die wir verlinken.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Daten von Kindern',
      blocks: [
        text(
          `Familien sind der Grund, warum es uns gibt, aber das Formular ist für Erwachsene. Diese Website richtet sich nicht an Kinder unter ${commitments.ages.privacyPolicy} Jahren, und wir erheben wissentlich keine personenbezogenen Daten von ihnen. Wenn du glaubst, dass uns ein Kind geschrieben hat, sag es uns unter `,
          privacyMail,
          ', und wir löschen die Daten.',
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'Übermittlung in Drittländer',
      blocks: [
        text(
          'Wir speichern personenbezogene Daten innerhalb des Europäischen Wirtschaftsraums. Sollte ein Dienst, den wir nutzen, sie je anderswo verarbeiten, stützen wir uns auf einen Beschluss der Europäischen Kommission, dass das Land sie angemessen schützt, oder auf die Standardvertragsklauseln der Kommission.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Wie lange wir Daten aufbewahren',
      blocks: [
        terms(
          {
            term: 'Anfragen',
            text: `Was bei unserem Ticketbüro eingegangen ist, bewahren wir bis zu ${inquiryYears} nach unserem letzten Kontakt mit dir auf, dann wird es gelöscht.`,
          },
          {
            term: 'Pflichtunterlagen',
            text: `In der Regel ${legalYears}, wie es das spanische Steuer-, Handels- und Zivilrecht verlangt.`,
          },
          {
            term: 'Serverprotokolle',
            text: 'Einige Tage, länger nur, wenn ein Angriff untersucht wird.',
          },
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Änderungen dieser Erklärung',
      blocks: [
        text(
          'Wenn wir anders mit Daten umgehen, ändert sich zuerst diese Seite. Betrifft eine Änderung Anfragen, die wir schon haben, sagen wir es den Betroffenen per E-Mail.',
        ),
      ],
    },
    contactSection('Fragen zum Datenschutz'),
  ],
};
