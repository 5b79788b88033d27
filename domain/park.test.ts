import { expect, it } from 'vitest';
import { toPhoneHref } from './park.ts';

it.each([
  ['+34 922 000 000', 'tel:+34922000000'],
  ['+34 (0)922-000.000', 'tel:+34922000000'],
  ['tel:+34 922 000 000', 'tel:+34922000000'],
])('%s is dialed as %s', (phone, href) => {
  expect(toPhoneHref(phone)).toBe(href);
});
