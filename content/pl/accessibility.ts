import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contents, updated } from './policy-parts.ts';
import { bound } from './polish.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = bound({
  title: 'Deklaracja dostępności',
  description: `Jak sprawdzono stronę parku ${park.name} pod kątem osób, które inaczej widzą, słyszą, poruszają się lub czytają, z jakim wynikiem i czego brakuje.`,
  lead: 'Ta strona jest dla każdego, kto chciałby do nas przyjść. Piszemy tu, co sprawdziliśmy, z jakim wynikiem i czego jeszcze brakuje.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'Do czego dążymy',
      blocks: [
        text(
          'Każdą stronę, a także plan dnia i formularz zapytania, oceniamy według Wytycznych dla dostępności treści internetowych (WCAG) 2.2 na poziomach A i AA. Obejmują one wersję 2.1, do której odsyła norma europejska EN 301 549.',
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'Co i jak sprawdzamy',
      blocks: [
        text(
          'Przed każdą nową wersją strony, w przeglądarkach Chromium i Firefox oraz w WebKit, silniku Safari:',
        ),
        terms(
          {
            term: 'Testy automatyczne',
            text: 'Każda strona, na ekranie telefonu i komputera, według reguł axe-core dla WCAG 2.2 A i AA oraz dobrych praktyk: zaraz po otwarciu, z błędami w formularzu, z otwartym kalendarzem i po wysłaniu zapytania.',
          },
          {
            term: 'Samą klawiaturą',
            text: 'Do menu, formularza, kalendarza, planu i komunikatów można dojść i można je opuścić, fokus jest widoczny i nic go nie zasłania.',
          },
          {
            term: 'W powiększeniu',
            text: 'Tekst dwa razy większy, okna o szerokości 320 pikseli CSS i powiększenie do 400%: nic nie ginie i nic nie przewija się na boki.',
          },
          {
            term: 'Z twoimi ustawieniami',
            text: 'Mniej ruchu, wymuszone kolory, bez JavaScriptu, bez obrazków, w druku i po tłumaczeniu przez przeglądarkę.',
          },
          {
            term: 'Z czytnikiem ekranu',
            text: 'Czytnik ekranu odczytuje zmiany, błędy są opisane słowami obok pól, a każdy obraz, który niesie informację, ma tekst alternatywny.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'Stan zgodności',
      blocks: [
        text(
          'Te testy nie wykazują niezgodności. Strona jest częściowo zgodna z WCAG 2.2 na poziomie AA; powody podajemy niżej.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'Czego jeszcze brakuje',
      blocks: [
        list(
          'Niezależny podmiot jeszcze tej strony nie badał i nie sprawdzały jej osoby, które na co dzień używają czytników ekranu, sterowania głosem lub przełączników.',
          'Strony z mapą, do których prowadzi nasz adres, należą do innej firmy. Obok naszej własnej mapy jest tekst.',
          'Rysunki opisujemy jednym zdaniem. Nie każdy szczegół się w nim mieści.',
          'Nie ma wersji w języku migowym ani w tekście łatwym do czytania i zrozumienia (ETR).',
        ),
      ],
    },
    {
      id: 'park',
      heading: 'Jak poruszać się po parku',
      blocks: [
        text(
          'Gdzie są schody, gdzie jest głośno i gdzie można w ciszy odpocząć: strona ',
          { text: site.pages.plan, page: 'plan' },
          ' podaje to dla każdego pokazu i miejsca i układa plan, który to uwzględnia.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Uwagi i kontakt',
      blocks: [
        text(
          'Coś u ciebie nie działa? Napisz, co to jest, na której stronie i na jakim urządzeniu, a naprawimy to albo damy ci to, czego potrzebujesz, w inny sposób:',
        ),
        list(
          ['E-mail: ', { text: park.email, href: `mailto:${park.email}` }],
          ['Telefon: ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
});
