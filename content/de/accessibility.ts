import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contents, updated } from './policy-parts.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = {
  title: 'Erklärung zur Barrierefreiheit',
  heading: 'Erklärung zur Barriere\u00adfreiheit',
  description: `Wie die Website von ${park.name} für Menschen geprüft wurde, die anders sehen, hören, lesen oder sich bewegen, was dabei herauskam und was noch fehlt.`,
  lead: 'Diese Website ist für alle da, die kommen möchten. Hier steht, was wir geprüft haben, was dabei herauskam und wo es, wie wir wissen, noch nicht reicht.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'Woran wir uns messen',
      blocks: [
        text(
          'Wir prüfen jede Seite, auch den Tagesplaner und das Anfrageformular, nach den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Konformitätsstufen A und AA. Sie enthalten die Version 2.1, auf die sich die europäische Norm EN\u00a0301\u00a0549 bezieht.',
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'Was geprüft wurde, und wie',
      blocks: [
        text('Vor jeder neuen Version der Website, in Chromium, Firefox und WebKit (der Engine von Safari):'),
        terms(
          {
            term: 'Automatisch',
            text: 'Jede Seite, in Handy- und Bildschirmbreite, mit den Regeln von axe-core für WCAG 2.2 A und AA und dessen Best Practices: beim Öffnen der Seite, mit Fehlern im Formular, mit geöffnetem Kalender und nach einer Anfrage.',
          },
          {
            term: 'Nur mit der Tastatur',
            text: 'Menü, Formular, Kalender, Plan und Meldungen lassen sich erreichen und verlassen, der Fokus ist immer sichtbar und nie verdeckt.',
          },
          {
            term: 'Vergrößert',
            text: 'Text in doppelter Größe, Fenster mit 320 CSS-Pixeln Breite und ein Zoom von 400\u00a0%: Nichts geht verloren, und nichts muss seitwärts gescrollt werden.',
          },
          {
            term: 'Mit deinen Einstellungen',
            text: 'Mit weniger Bewegung, mit erzwungenen Farben, ohne JavaScript, ohne Bilder, im Druck und vom Browser übersetzt.',
          },
          {
            term: 'Mit Hilfsmitteln',
            text: 'Was sich ändert, wird Screenreadern gemeldet, Fehlermeldungen stehen als Text neben ihren Feldern, und jedes informative Bild hat einen Alternativtext.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'Was dabei herauskam',
      blocks: [
        text(
          'Diese Prüfungen finden keinen Verstoß gegen WCAG 2.2 AA. Wegen der folgenden Punkte ist diese Website mit den Richtlinien dennoch nur teilweise vereinbar.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'Was noch nicht gut genug ist',
      blocks: [
        list(
          'Noch hat keine unabhängige Stelle die Website geprüft, und Menschen, die täglich mit Screenreader, Sprach- oder Schaltersteuerung arbeiten, haben sie nicht getestet.',
          'Die Karte, zu der unsere Adresse führt, gehört einem anderen Unternehmen. Bei unserer eigenen Karte steht der Text daneben.',
          'Zeichnungen sind in einem Satz beschrieben, nicht in jeder Einzelheit.',
          'Es gibt keine Fassung in Gebärdensprache oder in Leichter Sprache.',
        ),
      ],
    },
    {
      id: 'park',
      heading: 'Unterwegs im Park',
      blocks: [
        text(
          'Wo es Stufen gibt, wo es laut ist und wo ein ruhiger Platz zum Ausruhen wartet: Der ',
          { text: site.pages.plan, page: 'plan' },
          ' sagt es euch für jede Show und jeden Ort und richtet euren Plan danach aus.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Sag es uns',
      blocks: [
        text(
          'Etwas funktioniert bei dir nicht? Sag uns, was, auf welcher Seite und mit welchem Gerät, und wir beheben es oder geben dir auf anderem Weg, was du brauchst:',
        ),
        list(
          ['E-Mail: ', { text: park.email, href: `mailto:${park.email}` }],
          ['Telefon: ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
};
