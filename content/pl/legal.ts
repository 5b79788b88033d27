import { legalNoticeChanged, owner } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { completeSections, list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { contents, updated } from './policy-parts.ts';
import { bound } from './polish.ts';

/** Ley 34/2002 (LSSI), article 10; Ley 31/2003; Ley 3/2003 of the Canaries. */
export const legal: PolicyCopy = bound({
  title: 'Nota prawna',
  description: `Kto prowadzi park ${park.name} i tę stronę, jak się z nami skontaktować, jakie prawo obowiązuje i jak złożyć reklamację lub skargę.`,
  lead: 'Kto stoi za tą stroną i tym parkiem, jak się z nami skontaktować i co możesz zrobić, gdy coś ci nie odpowiada.',
  updated,
  changed: legalNoticeChanged,
  contents,
  sections: completeSections(
    {
      id: 'owner',
      heading: 'Kto prowadzi tę stronę',
      blocks: [
        text(
          'Hiszpańska ustawa o usługach społeczeństwa informacyjnego (Ley 34/2002, LSSI) wymaga w art. 10, żebyśmy podali:',
        ),
        terms(
          { term: 'Właściciel', text: owner.company },
          { term: 'Adres', text: `${park.name}, ${address.line}` },
          { term: 'E-mail', text: [{ text: park.email, href: `mailto:${park.email}` }] },
          { term: 'Telefon', text: [{ text: park.phone, href: phoneHref }] },
          { term: 'Numer podatkowy (NIF)', text: owner.taxNumber },
          { term: 'Rejestr', text: owner.register },
        ),
      ],
    },
    {
      id: 'zoo',
      heading: 'Nasze zezwolenie na prowadzenie zoo',
      blocks: [
        text(
          'Park zoologiczny w Hiszpanii musi mieć zezwolenie na podstawie ustawy o ochronie dzikiej fauny w ogrodach zoologicznych (Ley 31/2003 z 27 października), która wdraża dyrektywę Rady 1999/22/WE.',
        ),
        terms(
          { term: 'Organ', text: owner.zooAuthority },
          { term: 'Zezwolenie', text: owner.zooAuthorisation },
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Do czego służy ta strona',
      blocks: [
        text(
          'Ta strona opowiada o parku i przyjmuje zapytania o bilety. Niczego się na niej nie sprzedaje: do umowy dochodzi dopiero wtedy, gdy kupisz bilety, które zaproponujemy w odpowiedzi. Nie ma tu kont, a czytanie nic nie kosztuje.',
        ),
        text(
          'Dbamy o to, żeby godziny otwarcia i pokazów się zgadzały. Pogoda i zwierzęta mają jednak własne plany; o tym, co zmienia się danego dnia, informujemy przy bramie.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Reklamacje i skargi',
      blocks: [
        text('Jeśli chcesz, powiedz najpierw nam: większość spraw załatwiamy tego samego dnia. Możesz też:'),
        list(
          'poprosić przy bramie o urzędowy formularz reklamacji (hoja de reclamaciones). Każda firma na Wyspach Kanaryjskich musi go mieć i wydać ci bezpłatnie',
          'zwrócić się do organów ochrony konsumentów na Wyspach Kanaryjskich albo w miejscu, w którym mieszkasz',
        ),
        text(
          'Sprawy danych osobowych opisuje nasza ',
          { text: 'polityka zgodności z RODO', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Teksty i obrazy',
      blocks: [
        text(
          'Teksty, rysunki i znaki na tej stronie należą do jej właściciela albo są używane za zgodą. Możesz je cytować i do nich linkować. Jeśli potrzebujesz czegoś więcej, zapytaj nas.',
        ),
        text(
          'Strony innych podmiotów, do których linkujemy, sprawdziliśmy przy dodawaniu linków. Na to, co pokażą później, nie mamy wpływu.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Prawo właściwe',
      blocks: [
        text(
          'Dla tej strony właściwe jest prawo hiszpańskie. Jeśli jesteś konsumentem, nie odbiera ci to ochrony, jaką daje prawo kraju, w którym mieszkasz, ani prawa do zwrócenia się do jego sądów.',
        ),
      ],
    },
  ),
});
