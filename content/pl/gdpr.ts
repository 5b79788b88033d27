import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import {
  answerTime,
  contactSection,
  contents,
  extraTime,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';
import { bound, countedOf, nouns } from './polish.ts';

export const gdpr: PolicyCopy = bound({
  title: 'Polityka zgodności z RODO',
  description: `Jak ${park.name} przestrzega RODO: kto jest administratorem, jakie są podstawy prawne, jakie masz prawa z art. 15–22 i jak z nich skorzystać.`,
  lead: 'Ogólne rozporządzenie o ochronie danych (rozporządzenie (UE) 2016/679, RODO) i hiszpańska ustawa o ochronie danych osobowych (Ley Orgánica 3/2018) dają ci prawa dotyczące twoich danych. Oto, jak przestrzegamy tych przepisów i jak możesz z tych praw skorzystać.',
  updated,
  contents,
  sections: [
    {
      id: 'controller',
      heading: 'Administrator danych',
      blocks: [
        text(
          `Administratorem danych, który decyduje, po co i w jaki sposób przetwarza się dane osobowe, jest ${park.name}, ${address.line}.`,
        ),
        text('We wszystkich sprawach opisanych w tej polityce możesz pisać na adres ', privacyMail, '.'),
      ],
    },
    {
      id: 'principles',
      heading: 'Zasady, których się trzymamy',
      blocks: [
        text('Zasady określa art. 5. Oto, co znaczą u nas:'),
        terms(
          {
            term: 'Zgodność z prawem, rzetelność i przejrzystość',
            text: 'Mówimy jasnym i prostym językiem, co zrobimy, zanim to zrobimy.',
          },
          {
            term: 'Ograniczenie celu',
            text: 'To, co przysyłasz, pytając o bilety, służy odpowiedzi, a nie reklamie.',
          },
          {
            term: 'Minimalizacja danych',
            text: 'Formularz pyta tylko o to, czego potrzebujemy, żeby odpowiedzieć. Dodatkowe życzenia możesz podać albo pominąć.',
          },
          { term: 'Prawidłowość', text: 'Powiedz nam, co się nie zgadza, a my to sprostujemy.' },
          {
            term: 'Ograniczenie przechowywania',
            text: 'Każdy rodzaj danych ma swój termin usunięcia; znajdziesz go niżej.',
          },
          {
            term: 'Integralność i poufność',
            text: 'Chronimy dane przed utratą i przed wzrokiem ciekawskich.',
          },
          {
            term: 'Rozliczalność',
            text: 'Prowadzimy rejestr czynności przetwarzania i możemy go okazać organowi nadzorczemu.',
          },
        ),
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Podstawy prawne',
      blocks: [
        text('Art. 6 wymaga podstawy prawnej dla każdego przetwarzania. Nasze to:'),
        terms(
          {
            term: 'Działania przed zawarciem umowy, art. 6 ust. 1 lit. b)',
            text: 'Odpowiedź na twoje zapytanie i przygotowanie twojej wizyty.',
          },
          {
            term: 'Obowiązek prawny, art. 6 ust. 1 lit. c)',
            text: 'Dokumentacja, której wymagają przepisy podatkowe, handlowe i dotyczące bezpieczeństwa.',
          },
          {
            term: 'Prawnie uzasadnione interesy, art. 6 ust. 1 lit. f)',
            text: 'Bezpieczeństwo strony i obrona przed roszczeniami. Możesz wnieść wobec tego sprzeciw.',
          },
          {
            term: 'Zgoda, art. 6 ust. 1 lit. a), a w sprawach zdrowia art. 9 ust. 2 lit. a)',
            text: 'To, co zechcesz nam powiedzieć o potrzebach swoich i bliskich. Zgodę możesz wycofać w każdej chwili.',
          },
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Twoje prawa z art. 15–22',
      blocks: [
        terms(
          {
            term: 'Dostęp (art. 15)',
            text: 'Możesz się dowiedzieć, czy mamy twoje dane, jakie, po co i jak długo, oraz otrzymać ich kopię.',
          },
          {
            term: 'Sprostowanie (art. 16)',
            text: 'Możesz żądać poprawienia tego, co błędne, i uzupełnienia tego, co niekompletne.',
          },
          {
            term: 'Usunięcie (art. 17)',
            text: 'Możesz żądać usunięcia danych, gdy nie są już potrzebne, gdy wycofasz zgodę lub wniesiesz sprzeciw albo gdy przetwarzano je niezgodnie z prawem.',
          },
          {
            term: 'Ograniczenie przetwarzania (art. 18)',
            text: 'Możesz żądać, żebyśmy dane przechowywali, ale ich nie używali, na przykład gdy sprawdzamy, czy są prawidłowe.',
          },
          {
            term: 'Powiadomienie (art. 19)',
            text: 'Każdego, kto otrzymał twoje dane, powiadamiamy o ich sprostowaniu, usunięciu lub ograniczeniu przetwarzania; możesz się dowiedzieć, kto to jest.',
          },
          {
            term: 'Przenoszenie danych (art. 20)',
            text: 'Możesz otrzymać to, co od ciebie mamy, w powszechnie używanym formacie do odczytu maszynowego albo zlecić przesłanie innemu administratorowi.',
          },
          {
            term: 'Sprzeciw (art. 21)',
            text: 'Możesz sprzeciwić się przetwarzaniu, które opiera się na naszych prawnie uzasadnionych interesach. Wtedy go zaprzestajemy, chyba że istnieją ważne prawnie uzasadnione podstawy, nadrzędne wobec twoich interesów. Marketing bezpośredni, gdybyśmy go kiedyś prowadzili, kończymy od razu.',
          },
          {
            term: 'Brak zautomatyzowanych decyzji (art. 22)',
            text: 'Masz prawo nie podlegać decyzji, która opiera się wyłącznie na zautomatyzowanym przetwarzaniu, w tym profilowaniu, i wywołuje wobec ciebie skutki prawne lub w podobny sposób istotnie na ciebie wpływa. Takich decyzji nie podejmujemy.',
          },
        ),
      ],
    },
    {
      id: 'exercising-your-rights',
      heading: 'Jak skorzystać z praw',
      blocks: [
        text(
          'Napisz na ',
          privacyMail,
          ' albo na nasz adres pocztowy i podaj, z którego prawa korzystasz. Nie trzeba wypełniać formularza ani nic płacić. Jeśli nie mamy pewności, że to ty, poprosimy tylko o to, co pozwoli to potwierdzić.',
        ),
        text(
          `Odpowiadamy w ciągu ${answerTime} od otrzymania żądania. Gdy żądań jest wiele lub są złożone, prawo pozwala przedłużyć ten termin o ${extraTime}; wtedy w ciągu pierwszego miesiąca wyjaśnimy ci dlaczego.`,
        ),
      ],
    },
    {
      id: 'privacy-contact',
      heading: 'Punkt kontaktowy ds. ochrony danych',
      blocks: [
        text(
          'Pytania o dane osobowe trafiają do skrzynki naszego punktu kontaktowego: ',
          privacyMail,
          '. Osoby, które ją obsługują, są zobowiązane do poufności.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Środki bezpieczeństwa',
      blocks: [
        list(
          'szyfrowane połączenia z tą stroną i żadnych treści podmiotów trzecich na niej',
          'dostęp do zapytań tylko dla tych, którzy na nie odpowiadają',
          'aktualizowane na bieżąco oprogramowanie i sprawdzane kopie zapasowe',
          'zasady i szkolenia dla każdego, kto ma do czynienia z danymi osobowymi',
        ),
      ],
    },
    {
      id: 'breaches',
      heading: 'Naruszenia ochrony danych',
      blocks: [
        text(
          `Jeśli dane osobowe zostaną utracone lub zmienione albo zobaczy je ktoś, kto nie powinien, i może to powodować ryzyko dla osób, zgłaszamy to hiszpańskiemu organowi nadzorczemu, Agencia Española de Protección de Datos (AEPD), w ciągu ${countedOf(commitments.breachNoticeHours, nouns.hour)} od stwierdzenia naruszenia, jak wymaga art. 33. Gdy ryzyko dla ciebie jest wysokie, zawiadomimy o tym także ciebie, bez zbędnej zwłoki i prostym językiem.`,
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Przekazywanie danych poza EOG',
      blocks: [
        text(
          'Dane osobowe przetwarzamy w Europejskim Obszarze Gospodarczym (EOG). Jeśli to się kiedyś zmieni, stanie się to zgodnie z rozdziałem V rozporządzenia: na podstawie decyzji stwierdzającej odpowiedni stopień ochrony (art. 45) albo odpowiednich zabezpieczeń, takich jak standardowe klauzule umowne (art. 46). Możesz poprosić nas o ich kopię.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Okres przechowywania',
      blocks: [
        terms(
          {
            term: 'Zapytania',
            text: `To, co otrzymało nasze biuro biletowe: do ${inquiryYears} od ostatniego kontaktu z tobą.`,
          },
          {
            term: 'Dokumentacja wymagana prawem',
            text: `Zwykle ${legalYears}, zależnie od przepisów, które jej wymagają.`,
          },
          {
            term: 'Żądania dotyczące twoich praw',
            text: 'Tak długo, jak możemy być zobowiązani wykazać, że na nie odpowiedzieliśmy.',
          },
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Dzieci',
      blocks: [
        text(
          `Nasza strona nie jest skierowana do dzieci, które nie ukończyły ${countedOf(commitments.ages.privacyPolicy, nouns.year)}. Tam, gdzie prosimy o zgodę, za dziecko, które nie ukończyło ${countedOf(commitments.ages.gdprPolicy, nouns.year)}, musi jej udzielić rodzic lub opiekun prawny. Zapytań od dzieci przed ukończeniem tego wieku świadomie nie przyjmujemy; jeśli się o takim dowiemy, usuwamy je.`,
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Twoje prawo do skargi',
      blocks: [
        text(
          'Jeśli uważasz, że robimy coś źle, chętnie dowiemy się o tym pierwsi. Możesz też w każdej chwili wnieść skargę do hiszpańskiego organu nadzorczego: Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, ',
          { text: 'www.aepd.es', href: 'https://www.aepd.es' },
          ', albo do organu właściwego dla miejsca, w którym mieszkasz lub pracujesz.',
        ),
      ],
    },
    {
      id: 'updates',
      heading: 'Aktualizacje tej polityki',
      blocks: [
        text(
          'Przeglądamy tę politykę, gdy zmienia się prawo, nasze usługi lub nasz park, i publikujemy tu nowy tekst.',
        ),
      ],
    },
    contactSection('Kontakt w sprawie twoich danych'),
  ],
});
