import { afterEach, vi } from 'vitest';
import { park as realPark } from '../../domain/park.ts';
import { promises as realPromises } from '../../domain/promises.ts';
import type { Locale } from '../../i18n/locales.ts';

type Words = typeof import('../../content/en/index.ts');

/**
 * The words of a language about a made-up day: what the owner's facts are is not the affair of their tests. `ids` are its three
 * shows, which are called so; `shortOf` gives the name of several.
 */
export function madeUpWords(
  locale: Locale,
  ids: readonly [string, string, string],
  shortOf: (id: string) => string | undefined,
) {
  const facts = {
    ...realPark,
    hours: { opens: '09:00', closes: '18:00' },
    shows: [
      { id: ids[0], starts: ['11:30', '15:30'], minutes: 30 },
      { id: ids[1], starts: ['12:30', '16:30'], minutes: 25 },
      { id: ids[2], starts: ['13:30', '17:30'], minutes: 20 },
    ],
  };
  type Facts = typeof facts;

  afterEach(() => {
    vi.doUnmock('../../domain/park.ts');
    vi.doUnmock('../../domain/promises.ts');
    vi.doUnmock(`../../content/${locale}/shows.ts`);
    vi.resetModules();
  });

  return {
    facts,
    /** The words as they are where facts or promises are others. */
    async wordsWith(change: Partial<Facts>, promises?: object): Promise<Words> {
      vi.resetModules();
      const park = { ...facts, ...change };
      vi.doMock('../../domain/park.ts', async original => ({
        ...(await original<object>()),
        park,
        addressIn: (country: string) => [...Object.values(park.address), country].join(', '),
      }));
      if (promises)
        vi.doMock('../../domain/promises.ts', () => ({ promises: { ...realPromises, ...promises } }));
      vi.doMock(`../../content/${locale}/shows.ts`, () => ({
        talks: [],
        named: {},
        shows: park.shows.map(({ id, starts }) => ({
          id,
          starts,
          title: id,
          short: shortOf(id),
          text: '',
          alt: '',
        })),
      }));
      return import(`../../content/${locale}/index.ts`);
    },
    /** The shows with one of them changed. */
    withShow: (id: string, change: Partial<Facts['shows'][number]>) =>
      facts.shows.map(show => (show.id === id ? { ...show, ...change } : show)),
  };
}
