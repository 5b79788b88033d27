import { expect, it } from 'vitest';
import { locales } from './locales.ts';
import { formatAccessNeeds, formatStart } from './planned-visit.ts';
import { words } from './words.ts';

const { choices, sheet } = words.en.plan;

it('marks a planned time as approximate only where the time varies', () => {
  const format = (id: string) => formatStart({ id, start: '15:40' }, sheet.about, locales.en);
  expect(['feed', 'talk', 'dolphin', 'photo'].map(format)).toEqual([
    'about 3:40 PM',
    'about 3:40 PM',
    '3:40 PM',
    '3:40 PM',
  ]);
});

it('joins access needs in lower case', () => {
  expect(formatAccessNeeds(['children', 'quiet'], choices.accessNeeds)).toBe(
    'Young children, someone who needs quiet',
  );
});
