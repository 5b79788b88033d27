import { commitments } from '../../domain/commitments.ts';
import type { FaultTexts, FieldOf, InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { bound, countedOf, nouns } from './polish.ts';

const labels: Record<InquiryField, string> = {
  fullName: 'Imię i nazwisko',
  email: 'E-mail',
  phone: 'Telefon',
  visitDate: 'Preferowana data wizyty',
  numberOfVisitors: 'Liczba osób',
  specialRequests: 'Dodatkowe życzenia',
};

/** Placeholders of empty fields. */
const hints: Partial<Record<InquiryField, string>> = {
  specialRequests: 'Urodziny, wózek, ulubione zwierzęta…',
};

/** Accessible names of the minus and plus buttons. */
const steps: Record<FieldOf<'count'>, { fewer: string; more: string }> = {
  numberOfVisitors: { fewer: 'O jedną osobę mniej', more: 'O jedną osobę więcej' },
};

const faults: FaultTexts = {
  fullName: { missing: 'Podaj imię i nazwisko', tooLong: 'To za długie jak na imię i nazwisko' },
  email: {
    missing: 'Podaj adres e-mail',
    malformed: 'Podaj adres e-mail w postaci imie@example.com',
    tooLong: 'To za długie jak na adres e-mail',
  },
  phone: { missing: 'Podaj numer telefonu', tooLong: 'To za długie jak na numer telefonu' },
  visitDate: {
    missing: 'Wybierz datę wizyty',
    malformed: 'Podaj istniejącą datę: dzień, miesiąc i rok, w postaci DD.MM.RRRR',
    past: 'Ten dzień już się skończył. Wybierz inną datę',
    tooFar: `Przyjmujemy zapytania z wyprzedzeniem do ${countedOf(commitments.visits.monthsAhead, nouns.month)}. Wybierz wcześniejszą datę`,
    closed: '{day}\u00a0r. park jest zamknięty{why}. Wybierz inny dzień',
  },
  numberOfVisitors: {
    missing: 'Podaj, ile osób przyjdzie',
    notWhole: 'Podaj liczbę całkowitą, na przykład 4',
    tooFew: `Wpisz co najmniej ${commitments.visitors.min}`,
    tooMany: `W sprawie grup powyżej ${countedOf(commitments.visitors.max, nouns.person)} zadzwoń pod numer ${park.phone} albo napisz na adres ${park.email}`,
  },
  specialRequests: { tooLong: 'To więcej, niż się tu zmieści. Skróć trochę tekst' },
};

export const inquiry = bound({
  title: 'Zapytaj o bilety',
  /** Text around the asterisk that marks required fields. */
  required: { before: 'Pola oznaczone', after: 'są wymagane.' },
  labels,
  hints,
  steps,
  date: {
    pick: 'Wybierz datę',
    dialog: 'Wybór daty wizyty',
    months: 'Miesiące',
    previousMonth: 'Poprzedni miesiąc',
    nextMonth: 'Następny miesiąc',
    loading: 'Chwileczkę…',
    done: 'Gotowe',
    closedToday: 'Na dziś park jest już zamknięty',
    chosen: '{day}, wybrany dzień',
    today: 'Dziś, {day}',
    closed: '{day}, zamknięte ({reason})',
    /** Below a month, with days such as 7, 24–26; `closedDay` formats a day of the month. */
    closedDays: 'Zamknięte: {days} ({reason})',
    closedDay: '{day}',
  },
  /** The plan that the visitor has come with from the planner. */
  plan: {
    title: 'Twój dzień',
    change: 'Zmień plan',
    remove: 'Usuń',
    /** If another date is chosen, and what carries the plan over to it. */
    otherDay: 'Twój plan jest na inny dzień ({day}) i nie zostanie wysłany z tym zapytaniem.',
    move: 'Ten sam plan: {day}',
    unread: 'Części linku nie udało się odczytać.',
  },
  submit: 'Wyślij zapytanie',
  sending: 'Wysyłanie…',
  /** Beside the button: what comes back, what it costs, and how the visit is paid (`confirmed` in `domain/owner.ts`). */
  offer: [
    `Ceny i godziny na wybrany dzień dostaniesz e-mailem w ciągu ${countedOf(commitments.replyHours, nouns.hour)}.`,
    'Zapytanie jest bezpłatne i do niczego nie zobowiązuje.',
    'Zapłacisz później, przy wejściu: kartą lub gotówką.',
  ],
  sent: {
    title: 'Dziękujemy za zapytanie!',
    text: `Odpowiemy w ciągu ${countedOf(commitments.replyHours, nouns.hour)}.`,
  },
  noDate: 'Wybierz datę wizyty',
  /** Below `noDate`, if other fields have faults too. */
  moreFaults: 'Sprawdź oznaczone pola ({count}).',
  /** If the cause is unknown. The phone number follows. */
  failed: {
    title: 'Zapytanie nie zostało wysłane',
    text: 'Coś poszło nie tak. Wpisane dane nie przepadły. Spróbuj jeszcze raz albo zadzwoń do nas:',
  },
  /** The phone number follows. */
  offline: {
    title: 'Brak połączenia: jeszcze nie wysłano',
    text: 'Wpisane dane zostają w tej karcie. Wyślij je, gdy znów będziesz online, albo zadzwoń do nas:',
  },
  faults,
  emailMarks: {
    at: 'Adres e-mail zawiera dokładnie jeden znak @, na przykład imie@example.com',
    space: 'Adres e-mail nie zawiera spacji. Podaj go w postaci imie@example.com',
    other: 'Adres e-mail nie zawiera „{mark}”. Podaj go w postaci imie@example.com',
  },
  /** The reason why the park is closed; fills `{why}`. */
  closedWhy: ' ({reason})',
  otherFault: 'Nie możemy tego odczytać. Wpisz jeszcze raz',
  /** Shown if scripts are off or have failed to load. */
  noScript: {
    text: 'Ten formularz wymaga JavaScriptu, który w twojej przeglądarce nie działa. Zadzwoń albo napisz do nas:',
    or: 'lub',
  },
});
