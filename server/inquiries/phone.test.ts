import { expect, it } from 'vitest';
import { nationalDigits, phoneHref, phoneNumbers } from './phone.ts';

it.each<[typed: string, ...hrefs: string[]]>([
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['+44(0) 20-7946-0000', 'tel:+442079460000'],
  ['0044 (0)20 7946 0000', 'tel:+442079460000'],
  ['+ 49 (030) 123-45', 'tel:+493012345'],
  ['+39 (0)6 1234 5678', 'tel:+390612345678'],
  ['(020) 7946 0000', 'tel:02079460000'],
  ['0171 / 555 01 01', 'tel:01715550101'],
  ['+34\u00a0922\u2011123\u202f456\u200b', 'tel:+34922123456'],
  ['Tel. 922 123 456 (evenings, 18-20 h)', 'tel:922123456'],
  ['٠٠٣٤٩٢٢١٢٣٤٥٦', 'tel:+34922123456'],
  ['+44 20 7946 0000 ext. 12', 'tel:+442079460000;ext=12'],
  ['tel:+442079460000;ext=12', 'tel:+442079460000;ext=12'],
  ['922 123 456, extensión 12', 'tel:922123456;ext=12'],
  ['600111222/600333444', 'tel:600111222', 'tel:600333444'],
  ['0171/5550101', 'tel:01715550101'],
  ['600 111 222 / 600 333 444', 'tel:600111222', 'tel:600333444'],
  ['600 111 222, +34 600 333 444', 'tel:600111222', 'tel:+34600333444'],
  ['922 123 456/57', 'tel:922123456'],
  ['112', 'tel:112'],
  ['none'],
])('"%s" is dialed as it is meant', (typed, ...hrefs) => {
  const numbers = phoneNumbers(typed);
  expect(numbers.map(phoneHref)).toEqual(hrefs);
  for (const { from, to } of numbers) expect(typed.slice(from, to)).toMatch(/^[(+＋\p{Nd}].*\p{Nd}$/u);
});

it.each([
  ['+44 (0)20 7946 0000', '2079460000'],
  ['020 7946 0000', '2079460000'],
  ['+353 1 234 5678', '12345678'],
  ['+39 06 1234 5678', '612345678'],
])('the digits of "%s" in every spelling are %s', (typed, digits) => {
  expect(phoneNumbers(typed).map(nationalDigits)).toEqual([digits]);
});
