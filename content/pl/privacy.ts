import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { heldData } from '../held-data.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import {
  answerTime,
  contactSection,
  contents,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';
import { bound, countedOf, island, nouns } from './polish.ts';

export const privacy: PolicyCopy = bound({
  title: 'Polityka prywatności',
  description: `Czego ${park.name} dowiaduje się o tobie, gdy czytasz tę stronę lub pytasz o bilety, po co nam te dane, jak długo je przechowujemy i czego możesz żądać.`,
  lead: 'Pytamy o niewiele, przechowujemy to tak krótko, jak się da, i nigdy tego nie sprzedajemy.',
  updated,
  contents,
  sections: [
    {
      id: 'introduction',
      heading: 'Wprowadzenie',
      blocks: [
        text(
          `${park.name} to park zoologiczny w ${park.address.town} ${island.on}. Ta polityka mówi, które dane osobowe przetwarzamy, gdy czytasz tę stronę, pytasz o bilety lub do nas piszesz, i dlaczego. O prawach, które dają ci ogólne rozporządzenie o ochronie danych (RODO) i hiszpańska ustawa o ochronie danych osobowych (Ley Orgánica 3/2018), przeczytasz też w naszej `,
          { text: 'polityce zgodności z RODO', page: 'gdpr' },
          '.',
        ),
        text(
          'Każdą stronę możesz przeczytać, nie mówiąc nam, kim jesteś. Nie ma tu kont i niczego się tu nie sprzedaje.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Jakie dane zbieramy',
      blocks: [
        text(
          'To, co wpisujesz w formularzu zapytania, zostaje w twojej przeglądarce, dopóki go nie wyślesz. Gdy zapytanie trafi do naszego biura biletowego, są w nim:',
        ),
        list(
          ...heldData({
            contact: 'twoje imię i nazwisko, adres e-mail i numer telefonu, żebyśmy mogli odpowiedzieć',
            visit: 'dzień, w którym chcesz przyjść, i liczba osób',
            plan: 'twój plan dnia, jeśli dołączasz go do zapytania',
            requests:
              'to, co dopiszesz w dodatkowych życzeniach. Pomiń to, czego nie potrzebujemy; jeśli wspomnisz o sprawie zdrowotnej, takiej jak poruszanie się na wózku czy alergia, użyjemy tego tylko do przygotowania twojej wizyty',
          }),
        ),
        text(
          'Przetwarzamy też to, co piszesz nam w e-mailach albo mówisz przez telefon lub przy bramie, o ile potrzebujemy tego, żeby ci pomóc.',
        ),
        text(
          'Nasz serwer, jak każdy inny, otrzymuje adres IP twojego urządzenia, adres żądanej strony i rodzaj przeglądarki. Używamy tego, żeby dostarczyć stronę i odpierać ataki, i nie łączymy tego z twoim zapytaniem.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'Do czego używamy danych',
      blocks: [
        list(
          `żeby odpowiedzieć na twoje zapytanie, co obiecujemy zrobić w ciągu ${countedOf(commitments.replyHours, nouns.hour)}`,
          'żeby przygotować twoją wizytę i powiadomić cię, jeśli coś się w niej zmieni',
          'żeby prowadzić dokumentację, której wymagają od nas przepisy podatkowe i dotyczące bezpieczeństwa',
          'żeby ta strona działała i była bezpieczna',
        ),
        text(
          'Nie używamy twojego zapytania do reklamy, nie tworzymy profili i nie podejmujemy wobec ciebie decyzji opartych wyłącznie na zautomatyzowanym przetwarzaniu.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Komu przekazujemy dane',
      blocks: [
        text('Nie sprzedajemy ani nie wynajmujemy danych osobowych. Przekazujemy je tylko:'),
        list(
          'firmom, które utrzymują naszą stronę lub dostarczają naszą pocztę. Działają na nasze polecenie, na podstawie umowy, która zobowiązuje je do poufności',
          'doradcom, ubezpieczycielom lub władzom, gdy zobowiązuje nas do tego prawo albo gdy musimy bronić się przed roszczeniem',
          'za twoją zgodą, na przykład gdy prosisz nas o przekazanie pytania hotelowi lub przewodnikowi',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Bezpieczeństwo',
      blocks: [
        text(
          'Ta strona działa wyłącznie przez szyfrowane połączenia i niczego nie ładuje od podmiotów trzecich. Zapytania są dostępne dla tych osób z naszego biura biletowego, które na nie odpowiadają, i dla nikogo innego. Żaden system nie jest niezawodny; co robimy, gdy coś pójdzie nie tak, opisuje nasza ',
          { text: 'polityka zgodności z RODO', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Twoje prawa',
      blocks: [
        text('W każdej chwili i bezpłatnie możesz żądać od nas:'),
        list(
          'informacji, jakie twoje dane mamy, i ich kopii',
          'ich sprostowania, usunięcia lub ograniczenia przetwarzania',
          'przekazania ich tobie lub wskazanej osobie w formacie nadającym się do odczytu maszynowego',
          'zaprzestania przetwarzania, które opiera się na naszych interesach albo na zgodzie, którą wycofujesz',
        ),
        text(
          'Napisz na ',
          privacyMail,
          `. Odpowiadamy w ciągu ${answerTime}. Szczegóły, artykuł po artykule, zawiera nasza `,
          {
            text: 'polityka zgodności z RODO',
            page: 'gdpr',
          },
          ', która wskazuje też organ, do którego możesz wnieść skargę.',
        ),
      ],
    },
    {
      id: 'kept-in-browser',
      heading: 'Pliki cookie',
      blocks: [
        text(
          'Dziś ta strona nie zapisuje plików cookie. Co by się zmieniło, gdyby zaczęła, opisuje nasza ',
          { text: 'polityka cookies', page: 'cookies' },
          '.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Linki do innych stron',
      blocks: [
        text(
          'Adres na naszej stronie kontaktowej otwiera w nowej karcie mapę innej firmy. Odtąd obowiązuje polityka prywatności tamtej firmy; nie widzimy, co ta firma robi, i nie odpowiadamy za to. To samo dotyczy każdej innej strony, do której prowadzi nasz link.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Prywatność dzieci',
      blocks: [
        text(
          `Jesteśmy tu dla rodzin, ale formularz jest dla dorosłych. Ta strona nie jest skierowana do dzieci, które nie ukończyły ${countedOf(commitments.ages.privacyPolicy, nouns.year)}, i świadomie nie zbieramy ich danych osobowych. Jeśli uważasz, że napisało do nas dziecko, napisz na `,
          privacyMail,
          ', a usuniemy te dane.',
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'Przekazywanie danych poza EOG',
      blocks: [
        text(
          'Dane osobowe przechowujemy w Europejskim Obszarze Gospodarczym (EOG). Jeśli usługa, z której korzystamy, będzie je kiedyś przetwarzać gdzie indziej, oprzemy się na decyzji Komisji Europejskiej, że dany kraj zapewnia im odpowiedni stopień ochrony, albo na standardowych klauzulach umownych Komisji.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Jak długo przechowujemy dane',
      blocks: [
        terms(
          {
            term: 'Zapytania',
            text: `To, co otrzymało nasze biuro biletowe, przechowujemy do ${inquiryYears} od ostatniego kontaktu z tobą, a potem usuwamy.`,
          },
          {
            term: 'Dokumentacja wymagana prawem',
            text: `Zwykle ${legalYears}, jak wymaga hiszpańskie prawo podatkowe, handlowe i cywilne.`,
          },
          {
            term: 'Logi serwera',
            text: 'Kilka dni, dłużej tylko wtedy, gdy trwa wyjaśnianie ataku.',
          },
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Zmiany tej polityki',
      blocks: [
        text(
          'Gdy zmienia się sposób, w jaki obchodzimy się z danymi, najpierw zmienia się ta strona. Jeśli zmiana ma znaczenie dla zapytań, które już mamy, zawiadamiamy e-mailem tych, których dotyczy.',
        ),
      ],
    },
    contactSection('Kontakt w sprawie prywatności'),
  ],
});
