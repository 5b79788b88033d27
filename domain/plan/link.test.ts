import { expect, it } from 'vitest';
import { places } from '../places.ts';
import { readPlan, writePlan } from './link.ts';
import { createPreferences, type Preferences } from './preferences.ts';

const ids = places.filter(({ kind }) => kind !== 'gate').map(({ id }) => id);
const usual = createPreferences('2026-12-24');
const full: Preferences = {
  day: '2027-02-28',
  from: '09:35',
  until: '23:59',
  partySize: 99_999,
  accessNeeds: ['children', 'quiet'],
  requestedIds: ids,
  droppedIds: ids.slice(0, 2),
  fixedTimes: ids.map(id => ({ id, start: '00:00' })),
};
const word = writePlan(full);

it.each([
  usual,
  full,
  { ...full, notBefore: '14:00' },
  { ...usual, day: '2099-12-31', partySize: 1 },
] satisfies Preferences[])('a plan is one word that can be read: %o', preferences => {
  const text = writePlan(preferences);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readPlan(text)).toEqual(preferences);
});

it('a word never changes its meaning', () => {
  const { day, from, until, partySize, accessNeeds } = full;
  const requestedIds = 'dolphin parrot sealion parrots penguins orca kids feed talk photo meal garden'.split(
    ' ',
  );
  expect(readPlan('1Ao3JAWgYafCACMABCDEFGHIJKLCABMAABBABCABDABEABFABGABHABIABJABKABLAB_')).toEqual({
    day,
    from,
    until,
    partySize,
    accessNeeds,
    requestedIds,
    droppedIds: ['dolphin', 'parrot'],
    fixedTimes: requestedIds.map(id => ({ id, start: '00:00' })),
  });
});

it.each([`#${word}`, ` “${word}”.`, `<${word}>`, `${word}?fbclid=x`, `day=${word}&utm_source=mail`])(
  'is found in %s',
  text => expect(readPlan(text)).toEqual(full),
);

it.each(['', '#main', '#inquiry', 'add=penguins', 'show=dolphin'])('is not %s', text =>
  expect(readPlan(text)).toBeNull(),
);

it('is damaged if a digit was changed, swapped or cut, cases were changed, or it is of another version', () => {
  const changed = [...word].map(
    (digit, index) => word.slice(0, index) + (digit === 'x' ? 'y' : 'x') + word.slice(index + 1),
  );
  const cut = [...word].map((_, index) => word.slice(0, index)).slice(12);
  for (const text of [word.replace('Yaf', 'aYf'), ...changed, ...cut, word.toLowerCase()])
    expect(readPlan(text), text).toBe('damaged');
});

it('leaves out former places', () => {
  const former = writePlan({
    ...usual,
    requestedIds: ['panda', 'meal'],
    fixedTimes: [{ id: 'panda', start: '12:00' }],
  });
  expect(readPlan(former)).toEqual({ ...usual, requestedIds: ['meal'] });
});
