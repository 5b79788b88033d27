import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contactSection, contents, updated } from './policy-parts.ts';
import { bound, countedOf, nouns } from './polish.ts';

const shortest = countedOf(commitments.cookies.shortestHours, nouns.hour);
const longest = countedOf(commitments.cookies.longestYears, nouns.year);

export const cookies: PolicyCopy = bound({
  title: 'Polityka cookies',
  description: `Jakich plików cookie używa strona parku ${park.name} (dziś: żadnych), do czego służy każdy rodzaj, jak długo może być ważny i jak nimi zarządzać.`,
  lead: 'Dziś ta strona nie zapisuje żadnych plików cookie. Oto, do czego służy każdy ich rodzaj i jakich zasad będziemy się trzymać, jeśli to się zmieni.',
  updated,
  contents,
  sections: [
    {
      id: 'what-they-are',
      heading: 'Czym są pliki cookie',
      blocks: [
        text(
          'Plik cookie to krótki tekst, który strona internetowa zostawia w twojej przeglądarce i później znów odczytuje. Jedne są ważne do zamknięcia przeglądarki, inne do daty, która jest w nich zapisana. Podobne techniki, takie jak pamięć lokalna (local storage), służą temu samemu, a to, co tu mówimy, dotyczy także ich.',
        ),
      ],
    },
    {
      id: 'kept',
      heading: 'Co przechowuje twoja przeglądarka',
      blocks: [
        terms(
          {
            term: 'Twój plan dnia',
            text: 'Gdy zmieniasz plan w Planerze dnia, przeglądarka zapisuje go w pamięci lokalnej, żeby był pod ręką w dniu wizyty. Zostaje na twoim urządzeniu, dopóki nie zaczniesz od nowa albo nie usuniesz danych tej strony.',
          },
          {
            term: 'Niedokończone zapytanie',
            text: 'Gdy opuszczasz niedokończony formularz zapytania, twoja przeglądarka przechowuje wpisane dane we własnej pamięci sesji (session storage), żeby były na miejscu po powrocie na stronę. Nie opuszczają przy tym twojego urządzenia. Znikają, gdy zapytanie do nas dotrze albo gdy zamkniesz kartę. Jeśli opuścisz stronę akurat w chwili, gdy zapytanie dociera, zamiast danych zostaje tam jego numer, dopóki nie wrócisz, żebyśmy mogli ci podziękować.',
          },
          {
            term: 'Kopie stron',
            text: 'Żeby nasze strony dało się czytać tam, gdzie nie ma zasięgu, przeglądarka przechowuje kopie tych, które były już otwarte, i kilku innych, które mogą przydać się w parku. Zostają na twoim urządzeniu, tak jak inne pliki stron internetowych, dopóki nie usuniesz ich razem z danymi tej strony.',
          },
          {
            term: 'Adres następnej strony',
            text: 'Gdy przechodzisz na inną naszą stronę, jej adres trafia na chwilę do pamięci sesji.',
          },
          {
            term: 'Losowa liczba',
            text: 'Gdy wysyłasz zapytanie, przeglądarka może przechowywać w pamięci sesji losową liczbę, dopóki zapytanie nie dotrze, żeby to samo zapytanie wysłane dwa razy zostało rozpoznane jako jedno. Liczba ta nic o tobie nie mówi i znika najpóźniej, gdy zamkniesz kartę.',
          },
          {
            term: 'Wybór języka',
            text: 'Gdy wybierzesz język w naszym menu albo w wierszu, który go proponuje, lub zamkniesz ten wiersz, przeglądarka zapisuje w pamięci lokalnej, że wybór już zapadł: jedno słowo, bez nazwy języka. Dzięki temu nie proponujemy innego.',
          },
          {
            term: 'Miejsce w tekście',
            text: 'Gdy zmieniasz język strony, w pamięci sesji zostaje na chwilę miejsce, w którym ją czytasz.',
          },
          {
            term: 'Nieistniejące strony',
            text: 'Gdy otwierasz adres, pod którym nic nie ma, w pamięci sesji zapisuje się, ile takich adresów trafiło się z rzędu, żeby przycisk „Wróć” odnalazł ostatnią istniejącą stronę.',
          },
        ),
        text(
          'Trzy ostatnie nie opuszczają twojego urządzenia, a to jedno słowo zostaje na nim, dopóki nie usuniesz danych tej strony. Jeśli blokujesz tę pamięć lub jest pełna, wszystko to pamięta sama karta, dopóki jej nie zamkniesz albo nie przejdziesz na inną stronę. Nic z tego nie wymaga twojej zgody, bo jest ściśle niezbędne do usługi, której wyraźnie żąda użytkownik (art. 5 ust. 3 dyrektywy o prywatności i łączności elektronicznej).',
        ),
      ],
    },
    {
      id: 'kinds',
      heading: 'Rodzaje plików cookie',
      blocks: [
        terms(
          {
            term: 'Niezbędne pliki cookie',
            text: 'Bez nich strona nie może zrobić tego, o co ją prosisz, na przykład zapamiętać wyboru przy przejściu z jednej podstrony na drugą. Nie wymagają zgody. Dziś nie używamy żadnych.',
          },
          {
            term: 'Analityczne pliki cookie',
            text: 'Liczą odwiedziny i pokazują, które strony są czytane. Używalibyśmy ich tylko za twoją zgodą. Dziś nie używamy żadnych, podobnie jak żadnej usługi analitycznej.',
          },
          {
            term: 'Funkcjonalne pliki cookie',
            text: 'Ułatwiają korzystanie ze strony, na przykład pokazując najpierw to, co było oglądane ostatnio. Używalibyśmy ich tylko za twoją zgodą. Dziś nie używamy żadnych.',
          },
          {
            term: 'Reklamowe pliki cookie',
            text: 'Śledzą twoje zainteresowania na kolejnych stronach, żeby pokazywać reklamy. Używalibyśmy ich tylko za twoją zgodą. Dziś nie używamy żadnych.',
          },
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Pliki cookie podmiotów trzecich',
      blocks: [
        text(
          'Nasze strony nie ładują niczego od innych firm: żadnych czcionek, map, filmów ani liczników. Żaden podmiot trzeci nie może więc przez nie zapisać pliku cookie. Gdy z naszej strony przechodzisz na inną, obowiązują zasady tamtej strony.',
        ),
      ],
    },
    {
      id: 'duration',
      heading: 'Jak długo ważne są pliki cookie',
      blocks: [
        text(
          `Skoro nie zapisujemy plików cookie, nie ma tu nic, co mogłoby wygasać. Gdyby to się zmieniło, sesyjny plik cookie wygasałby z zamknięciem przeglądarki, a plik z zapisaną datą byłby ważny od ${shortest} do ${longest}: tyle, ile wymaga jego cel, i nie dłużej. Każdy z nich możesz usunąć wcześniej.`,
        ),
      ],
    },
    {
      id: 'managing',
      heading: 'Zarządzanie ustawieniami',
      blocks: [
        text(
          'Każda przeglądarka pozwala zobaczyć, zablokować i usunąć pliki cookie, dla jednej strony lub dla wszystkich:',
        ),
        list(
          'Chrome: Ustawienia, potem Prywatność i bezpieczeństwo',
          'Edge: Ustawienia, potem Prywatność, wyszukiwanie i usługi',
          'Firefox: Ustawienia, potem Prywatność i bezpieczeństwo, potem Ciasteczka i dane stron',
          'Safari na Macu: Ustawienia, potem Prywatność, potem Zarządzaj danymi witryn',
          'Safari na iPhonie lub iPadzie: Ustawienia, potem Aplikacje, potem Safari, potem Zaawansowane, potem Dane witryn',
        ),
        text(
          'Menu zmieniają się z wersji na wersję; jeśli twoje wygląda inaczej, zajrzyj do pomocy przeglądarki. ',
          'Ta strona działa tak samo, gdy pliki cookie są zablokowane. Zanim zapiszemy jakikolwiek plik, który wymaga zgody, zapytamy o nią, a odmówić będzie tak samo łatwo, jak się zgodzić.',
        ),
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track',
      blocks: [
        text(
          'Przeglądarki mogą wysyłać sygnał „Do Not Track” (nie śledź). Nie ma wspólnej zasady, co strona ma z nim robić, i ta strona go nie uwzględnia: z sygnałem i bez niego działa tak samo. Ponieważ nikogo nie śledzimy, nic na tym nie tracisz.',
        ),
      ],
    },
    {
      id: 'mobile',
      heading: 'Telefony i tablety',
      blocks: [
        text(
          'W telefonie lub tablecie te same możliwości znajdziesz w ustawieniach jego przeglądarki. Identyfikator reklamowy urządzenia to co innego: resetuje się go lub wyłącza w ustawieniach prywatności urządzenia. Ta strona go nie odczytuje.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Zmiany tej polityki',
      blocks: [
        text(
          'Jeśli kiedykolwiek dodamy plik cookie, ta strona poda jego nazwę, cel i okres ważności, zanim zostanie zapisany.',
        ),
      ],
    },
    contactSection('Kontakt w sprawie plików cookie'),
  ],
});
