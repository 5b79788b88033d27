import { park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';

const { opens, closes } = park.hours;

/** The opening hours as cards, footer and mails say them. */
export const openingHours = `Daily: ${clockTime(opens, locales.en)} - ${clockTime(closes, locales.en)}`;
