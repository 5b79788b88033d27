import { afterEach, expect, it, vi } from 'vitest';
import manifest from '../app/art/manifest.json' with { type: 'json' };
import { type Park, park } from '../domain/park.ts';
import { allLocales } from '../i18n/locales.ts';

interface Change {
  park?: Partial<Park<string>>;
  exceptions?: readonly object[];
  pictures?: object;
}

/** The faults found after a change by the owner. */
async function faultsWith({ park: change, exceptions = [], pictures }: Change) {
  vi.resetModules();
  const other = { ...park, ...change };
  vi.doMock('../domain/park.ts', async original => ({ ...(await original<object>()), park: other }));
  vi.doMock('../domain/exceptions.ts', () => ({ exceptions }));
  if (pictures) vi.doMock('../app/art/manifest.json', () => ({ default: pictures }));
  const { sourceFaults } = await import('./validate-sources.ts');
  return sourceFaults(allLocales);
}
afterEach(() => {
  for (const mocked of ['../domain/park.ts', '../domain/exceptions.ts', '../app/art/manifest.json'])
    vi.doUnmock(mocked);
  vi.resetModules();
});

const [show] = park.shows;
if (!show) throw new Error('The park has no show.');
const others = park.shows.slice(1);
const christmas = { from: '2099-12-25', reason: 'christmas' } as const;

it('the current facts, words and pictures are valid', async () => expect(await faultsWith({})).toEqual([]));

it.each<[fault: string, Change]>([
  [
    `domain/park.ts: The show "${show.id}" at 23:00 ends after the park closes at ${park.hours.closes}.`,
    { park: { shows: [{ ...show, starts: ['23:00'] }, ...others] } },
  ],
  [
    'domain/park.ts: geo lies outside of the drawn map (app/art/sources/map-tenerife.svg).',
    { park: { geo: { latitude: 40.4, longitude: -3.7 } } },
  ],
  [
    'domain/exceptions.ts: "cancelled" on 2099-12-25: there is no show "orca", only',
    { exceptions: [{ ...christmas, cancelled: { show: 'orca' } }] },
  ],
  [
    `There is no picture "show-${show.id}". Put show-${show.id}.svg, .jpg or .png into app/art/sources`,
    { pictures: {} },
  ],
  [
    'There is no picture "gallery-parrots". Put gallery-parrots.svg, .jpg or .png into app/art/sources',
    { pictures: Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== 'gallery-parrots')) },
  ],
])('reports: %s', async (fault, change) => {
  expect((await faultsWith(change))[0]).toContain(fault);
});

it.each<[part: string, unknown: string, Change]>([
  [
    'shows',
    'the show "heron" of domain/park.ts',
    { park: { shows: [...park.shows, { ...show, id: 'heron' }] } },
  ],
  [
    'reasons',
    'the reason "fiesta" of domain/exceptions.ts',
    { exceptions: [{ ...christmas, reason: 'fiesta', closed: true }] },
  ],
])('reports that %s.ts has no words for %s in any language', async (part, unknown, change) => {
  const faults = await faultsWith(change);
  expect(faults).toHaveLength(allLocales.length);
  for (const [index, id] of allLocales.entries()) {
    expect(faults[index]).toContain(`content/${id}/${part}.ts`);
    expect(faults[index]).toContain(`there are no words for ${unknown}.`);
  }
});
