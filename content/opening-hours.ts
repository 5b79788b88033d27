import { type HoursRule, park } from '../domain/park.ts';

/** Opening hours in the words of a language. Lines have no full stop. */
interface HoursWords {
  /** Used if they are the same all year. */
  daily: string;
  /** For a rule. */
  ruleLine: (rule: HoursRule) => string;
  /** For all other days. */
  rest: string;
  /** Adapts a line that follows another in one sentence. */
  following?: (line: string) => string;
  /** Separator between lines in one sentence. */
  joint?: string;
}

/** Composes the opening hours in a language. */
export function openingHoursIn({
  daily,
  ruleLine,
  rest,
  following = line => line,
  joint = '; ',
}: HoursWords) {
  const hoursLines: readonly string[] =
    park.otherHours.length === 0 ? [daily] : [...park.otherHours.map(ruleLine), rest];
  return {
    /** In order of precedence. */
    hoursLines,
    /** In one line, for cards, footer and mails. */
    openingHours: hoursLines.map((line, index) => (index === 0 ? line : following(line))).join(joint),
    openEveryDay: !park.otherHours.some(rule => 'closed' in rule),
  };
}
