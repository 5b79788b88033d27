import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { counted, countedOf, nouns } from './polish.ts';

const visitors = (count: number) => counted(count, nouns.person);

/**
 * The words of the mails to visitors. Labels of the fields are in `inquiry.ts`, those of the cards in `contact.ts`. A letter in Polish
 * writes `Twój` and `Ci` large, and goes on small after the comma of its greeting.
 */
export const mail = {
  /** A label with its value. */
  line: (label: string, value: string) => `${label}: ${value}`,
  visitors,
  /** A date and time in the park. */
  moment: (day: string, time: string) => `${day}, ${time}`,
  /** Labels in the mail to the office, which replies to the visitor quote. `none`: no requests. */
  quoted: {
    reference: 'Numer zapytania',
    received: 'Otrzymano',
    page: 'Dla biura biletowego',
    plan: 'Plan dnia',
    none: 'brak',
  },
  /** The confirmation to the visitor. */
  confirmation: {
    subject: (reference: string) => `Twoje zapytanie ${reference} do parku ${park.name}`,
    greeting: 'Dzień dobry,',
    thanks: 'dziękujemy za zapytanie!',
    /** Follows the thanks, unless the mail is sent later than that. */
    promise: `Odpowiemy w ciągu ${countedOf(commitments.replyHours, nouns.hour)}.`,
    reference: (reference: string) =>
      `Numer Twojego zapytania to ${reference}. Miej go pod ręką, gdy będziesz do nas dzwonić lub pisać.`,
    asked: 'Twoje zapytanie',
    plan: 'Twój plan dnia',
    notTicket:
      'Ten e-mail potwierdza, że zapytanie do nas dotarło. To nie jest bilet: bilety zaproponujemy Ci w odpowiedzi.',
    reach: 'Jak się z nami skontaktować',
    notYou: `To zapytanie nie jest od Ciebie? Ktoś mógł pomylić adres. Napisz na ${park.privacyEmail}, a usuniemy zapytanie.`,
    privacy: 'Jak obchodzimy się z Twoimi danymi:',
  },
  /** Template for the office's answer, in the visitor's language. */
  reply: {
    subject: (reference: string) => `Twoje zapytanie ${reference} do parku ${park.name}`,
    greeting: 'Dzień dobry,',
    about: (day: string, count: number) =>
      `dziękujemy za zapytanie o bilety na ${day} r. dla ${countedOf(count, nouns.person)}.`,
    closed: (day: string, why: string) =>
      `dziękujemy za zapytanie. Niestety ${day} r. park jest zamknięty${why}.`,
    anotherDay: (day: string) =>
      `Najbliższy dzień, w którym park jest otwarty, to ${day} r. Czy ten termin Ci odpowiada, czy wolisz inny dzień?`,
    openAfterAll: (day: string) => `dobra wiadomość: ${day} r. park będzie jednak otwarty.`,
    noLonger: (day: string) => `zmiana, którą zapowiedzieliśmy na ${day} r., jest już nieaktualna.`,
    closing: `Serdecznie pozdrawiamy\n${park.name}`,
  },
};
