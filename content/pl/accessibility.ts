import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contents, updated } from './policy-parts.ts';
import { bound } from './polish.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = bound({
  title: 'Deklaracja dostępności',
  description: `Jak sprawdzono stronę parku ${park.name} pod kątem osób, które inaczej widzą, słyszą, poruszają się lub czytają, co z tego wyszło i czego brakuje.`,
  lead: 'Ta strona jest dla każdego, kto chciałby do nas przyjść. Co sprawdziliśmy, co z tego wyszło i czego, jak wiemy, jeszcze brakuje.',
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
      heading: 'Co sprawdzono i jak',
      blocks: [
        text(
          'Przed każdą nową wersją strony, w przeglądarkach Chromium i Firefox oraz w WebKit, silniku Safari:',
        ),
        terms(
          {
            term: 'Według reguł',
            text: 'Każda strona, w szerokości telefonu i komputera, według reguł axe-core dla WCAG 2.2 A i AA oraz jego dobrych praktyk: zaraz po otwarciu, z błędami w formularzu, z otwartym kalendarzem i po wysłaniu zapytania.',
          },
          {
            term: 'Samą klawiaturą',
            text: 'Do menu, formularza, kalendarza, planu i komunikatów można dojść i można je opuścić, fokus widać i nic go nie zasłania.',
          },
          {
            term: 'W powiększeniu',
            text: 'Tekst dwa razy większy, okna o szerokości 320 pikseli CSS i powiększenie do 400%: nic nie ginie i nic nie przewija się na boki.',
          },
          {
            term: 'Z twoimi ustawieniami',
            text: 'Mniej ruchu, wymuszone kolory, bez skryptów, bez obrazków, w druku i po tłumaczeniu przez przeglądarkę.',
          },
          {
            term: 'Pod kątem sensu',
            text: 'Czytnik ekranu mówi, co się zmienia, błędy są opisane słowami obok swoich pól, a każdy obraz, który coś mówi, ma tekst.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'Co z tego wyszło',
      blocks: [
        text(
          'Te testy nie znajdują niczego, co byłoby niezgodne z WCAG 2.2 AA. Stronę uznajemy za zgodną w dużej mierze, ale nie w pełni; powody podajemy niżej.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'Czego jeszcze brakuje',
      blocks: [
        list(
          'Żaden niezależny podmiot jeszcze tej strony nie zbadał i nie sprawdzały jej osoby, które na co dzień używają czytników ekranu, sterowania głosem lub przełączników.',
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
      heading: 'Powiedz nam',
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
