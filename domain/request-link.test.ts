import { expect, it } from 'vitest';
import { readRequest, showLink } from './request-link.ts';

const today = '2027-06-10';

it.each<[string, ReturnType<typeof readRequest>]>([
  [`#${showLink('dolphin')}`, { values: {}, show: 'dolphin' }],
  ['#inquiry', null],
  ['', null],
])('the form is handed over the show that its link names: %s', (hash, request) =>
  expect(readRequest(hash, today)).toEqual(request),
);
