import type { Day } from '../domain/day.ts';

/** When the owner confirmed statements. `npm run launch` lists those that are `null`. */
export const confirmedOn: Record<Statement, Day | null> = {
  /** At the gate, by card or in cash: `content/<language>/inquiry.json`. */
  payment: null,
  /** Also in `domain/park.ts` and `content/<language>/contact.json`. */
  gettingHere: null,
  /** In `content/<language>/attractions.json`. */
  goodToKnow: null,
  /**
   * That visitors wrote the reviews in `content/<language>/home.json`. Spanish law also asks how that was checked (Ley General para la
   * Defensa de los Consumidores, article 20; Ley de Competencia Desleal, article 27).
   */
  reviews: null,
};

type Statement = 'payment' | 'gettingHere' | 'goodToKnow' | 'reviews';

/** When counsel last reviewed the legal pages. */
export const legalReviewDate: Day | null = null;

/** Only the owner can answer these. Put answers into the words (docs/content.md) and remove the question. */
export const openQuestions: readonly string[] = [
  'What do tickets cost: adults, children (from which age), seniors, residents, disabled visitors and their companions, families?',
  'Can one come without asking first, and can the park be full? What about visits today or tomorrow?',
  'What happens after the reply: how is it accepted, what to bring, can it be changed or canceled?',
  'Are shows, feeding and the photo with a macaw included? Are seats reserved?',
  'When is last entry, and can one leave and come back?',
  'Is the park open on December 25 and January 1?',
  'How are the animals kept, why orcas and dolphins, what does the park do for conservation, who inspects it?',
  'Where are accessible restrooms, parking, seats at the shows, wheelchairs to borrow, and the way to the lower floor of Penguin Planet?',
  'Are there changing rooms, somewhere to nurse, lockers, an ATM, Wi-Fi, a lost-child point?',
  'Are there age or height limits for the play area and the train?',
  'At which stop does one get off the bus, how often does it run, and from the south of the island?',
  'Is there vegetarian food, what about allergies, prices and drinking water?',
  'In which languages are shows and talks, and when is the phone answered, in which languages?',
  'Are dogs allowed? Are there groups, schools, birthdays, annual passes, vouchers?',
];
