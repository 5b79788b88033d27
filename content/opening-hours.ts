import { type HoursRule, park } from '../domain/park.ts';

/** How a language tells the opening hours, each line without a full stop. */
interface HoursWords {
  /** Where they are the same all year. */
  daily: string;
  /** Of days that differ. */
  ruleLine: (rule: HoursRule) => string;
  /** Of all other days. */
  rest: string;
  /** A line behind another one in the same sentence; as it is where none is given. */
  following?: (line: string) => string;
  /** Between two lines in one sentence. */
  joint?: string;
}

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
    /** Line by line, in the order in which they count. */
    hoursLines,
    /** As cards, footer and mails say them. */
    openingHours: hoursLines.map((line, index) => (index === 0 ? line : following(line))).join(joint),
    /** Whether no rule closes the park. */
    openEveryDay: !park.otherHours.some(rule => 'closed' in rule),
  };
}
