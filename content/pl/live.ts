import { bound } from './polish.ts';

/** Words of live inquiries only; the simulated form uses none of them. */
export const live = bound({
  reference: 'Numer zapytania: {reference}',
  /** Why an inquiry could not be sent. The phone number follows each text. */
  failures: {
    unreached: {
      title: 'Nie udało się z nami połączyć',
      text: 'Wpisane dane nie przepadły. Sprawdź połączenie i wyślij jeszcze raz albo zadzwoń do nas:',
    },
    slow: {
      title: 'Odpowiedź nie przyszła na czas',
      text: 'Wpisane dane nie przepadły. Wyślij jeszcze raz (jeśli zapytanie już dotarło, policzymy je tylko raz) albo zadzwoń do nas:',
    },
    busy: {
      title: 'Za dużo zapytań naraz',
      text: 'Wpisane dane nie przepadły. Odczekaj kilka minut i wyślij jeszcze raz albo zadzwoń do nas:',
    },
    unavailable: {
      title: 'Chwilowo nie przyjmujemy zapytań',
      text: 'Wpisane dane nie przepadły. Wyślij jeszcze raz za kilka minut albo zadzwoń do nas:',
    },
  },
  refused: {
    title: 'Zapytanie jeszcze nie zostało wysłane',
    text: 'Sprawdź oznaczone pola.',
    /** Precedes the title of the page that shows the faults. */
    pageTitle: 'Do sprawdzenia: ',
  },
  /** Shown if scripts are enabled, but ours failed to load. */
  scriptsFailed: 'Część tej strony się nie wczytała. Formularz i tak działa: wybierz datę i wyślij.',
  honeypot: 'Zostaw to pole puste',
});
