import { expect, it } from 'vitest';
import { plural } from './plural.ts';

const visitors = { one: '{count} visitor', other: '{count} visitors' };

it('takes the form that the language has for the number, and writes it as the language does', () => {
  const said = [1, 2, 1000].map(count => plural(count, visitors, { intl: 'en-US' }));
  expect(said).toEqual(['1 visitor', '2 visitors', '1,000 visitors']);
  const polish = { one: '{count} gość', few: '{count} goście', other: '{count} gości' };
  expect([1, 3, 5].map(count => plural(count, polish, { intl: 'pl' }))).toEqual([
    '1 gość',
    '3 goście',
    '5 gości',
  ]);
});
