import { afterEach, expect, it, vi } from 'vitest';
import manifest from '../app/art/manifest.json' with { type: 'json' };
import { type Park, park } from '../domain/park.ts';
import shareFile from './share-pictures.json' with { type: 'json' };
import { findTimesErrors } from './times-schema.ts';

interface Change {
  park?: Partial<Park<string>>;
  exceptions?: readonly object[];
  pictures?: object;
  sharePictures?: object;
}

async function validateWith({
  park: change,
  exceptions = [],
  pictures = manifest,
  sharePictures = shareFile,
}: Change) {
  vi.resetModules();
  const changedPark = { ...park, ...change };
  vi.doMock('../domain/park.ts', async original => ({ ...(await original<object>()), park: changedPark }));
  vi.doMock('../domain/exceptions.ts', async original => ({ ...(await original<object>()), exceptions }));
  vi.doMock('../app/art/manifest.json', () => ({ default: pictures }));
  vi.doMock('./share-pictures.json', () => ({ default: sharePictures }));
  const { validateSources } = await import('./validate-sources.ts');
  return validateSources(['en']);
}
afterEach(() => {
  for (const module of [
    '../domain/park.ts',
    '../domain/exceptions.ts',
    '../app/art/manifest.json',
    './share-pictures.json',
  ])
    vi.doUnmock(module);
  vi.resetModules();
});

const [show, ...others] = park.shows;
if (!show) throw new Error('The park has no show.');
const christmas = { from: '2099-12-25', reason: 'christmas' } as const;

it('the current facts, words and pictures are valid', async () => expect(await validateWith({})).toEqual([]));

it.each<[Change, error: string]>([
  [
    { park: { shows: [{ ...show, starts: ['23:00'] }, ...others] } },
    `domain/times.json: The show "${show.id}" at 23:00 is not within the opening hours`,
  ],
  [
    { exceptions: [{ ...christmas, cancelled: { show: 'orca' } }] },
    'domain/exceptions.ts: "cancelled" on 2099-12-25: there is no such show',
  ],
  [{ park: { reviewRatings: [5, 4] } }, 'home.json has 3 reviews, and domain/park.ts 2 reviewRatings'],
  [
    { exceptions: [{ ...christmas, reason: 'fiesta', closed: true }] },
    'content/en/reasons.json: there are no words for the reason "fiesta".',
  ],
  [{ sharePictures: {} }, 'There are no sharing pictures in the language "en". Run: npm run art'],
  [{ pictures: {} }, `There is no picture "show-${show.id}". Put show-${show.id}.svg, .jpg or .png into`],
])('an inconsistency is an error: %#', async (change, error) =>
  expect(await validateWith(change)).toContainEqual(expect.stringContaining(error)),
);

it('times of another shape are errors', () => {
  const times = {
    hours: { opens: '9:00', closes: '18:00' },
    shows: { owl: { starts: '11:30', minutes: '30' } },
  };
  expect(findTimesErrors(times)).toEqual([
    'domain/times.json: "hours.opens": Write a time such as "15:30".',
    'domain/times.json: "shows.owl.starts": Write a list of times in [ ].',
    'domain/times.json: "shows.owl.minutes": Write a number, without quotes.',
  ]);
});
