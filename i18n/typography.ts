import type { Locale } from './locales.ts';

/** Words that must not stand at the end of a line. */
const polishBoundWords = /(?<![^\s(„])([aiouwz]|art\.|ust\.|lit\.|godz\.) (?=\S)/giu;
/** Units after a number or an argument. */
const unit = /(?<=[\d}#]) (?=(?:h|min|m|km|%|r\.|ans?|heures?|minutes?|jours?|mois)(?!\p{L}))/gu;

const typography: Partial<Record<Locale, (text: string) => string>> = {
  fr: text =>
    text
      .replace(/ (?=[;!?])|(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
      .replace(/ (?=[:»])|(?<=«) /g, '\u00a0')
      .replace(unit, '\u00a0'),
  pl: text => text.replace(polishBoundWords, '$1\u00a0').replace(unit, '\u00a0'),
};

export const withNoBreakSpaces = (text: string, locale: Locale): string => typography[locale]?.(text) ?? text;
