import { expect, it } from 'vitest';
import { createShowFragment, readLinkedInquiry } from './request-link.ts';

const today = '2027-06-10';

it.each<[string, ReturnType<typeof readLinkedInquiry>]>([
  [`#${createShowFragment('dolphin')}`, { values: {}, show: 'dolphin' }],
  ['#inquiry', null],
  ['', null],
])('the form is handed over the show that its link names: %s', (hash, request) =>
  expect(readLinkedInquiry(hash, today)).toEqual(request),
);
