/**
 * `npm run bench:desk`: measures the office's lists, search and digest with 1,000 and
 * 100,000 open inquiries in each store, and prints the ratio: 1 means that size does not matter.
 * `npm run bench:desk -- sqlite` measures one store only; `ROWS=20000` is faster.
 *
 * Queries are interleaved, so that changing load affects all of them equally. Figures are medians.
 */

import { lateBefore } from '../domain/commitments.ts';
import { parkDay } from '../domain/park-time.ts';
import { openStore } from '../server/inquiries/store/open.ts';
import type { Store } from '../server/inquiries/store/store.ts';
import { fill, openDatabase } from './bench-databases.ts';
import { median } from './measure.ts';

const least = 1000;
const most = Number(process.env['ROWS'] ?? 100_000);
const turns = 40;
const page = 51;

const now = new Date();
const today = parkDay(now);
const late = { status: 'late', lateBefore: lateBefore(now), from: today } as const;

/** Queries of the desk. */
const asked: Record<string, (store: Store) => Promise<unknown>> = {
  'open, oldest first': store => store.list({ status: 'open' }, { limit: page }),
  'by visit date, from today on': store => store.list({ from: today }, { order: 'visit', limit: page }),
  'visits of a day': store => store.list({ from: today, to: today }, { order: 'visit', limit: page }),
  late: store => store.list(late, { order: 'visit', limit: page }),
  answered: store => store.list({ status: 'answered' }, { order: 'newest', limit: page }),
  'counts of open and late': store =>
    Promise.all([store.count({ status: 'open' }, 1001), store.count(late, 1001)]),
  'search, one match': store => search(store, 'family777'),
  'search, one in two hundred': store => search(store, 'visitor7'),
  'search, two words': store => search(store, 'visitor77 example'),
  'search, all match': store => search(store, 'example'),
  'search, no match': store => search(store, 'nobody at all'),
  'for the daily mail': store => store.list(late, { order: 'visit', limit: 200 }),
};

const search = (store: Store, words: string) => store.list({ words }, { order: 'newest', limit: page });

/** Median latency of each query in milliseconds. */
async function measure(store: Store): Promise<Record<string, number>> {
  const all = Object.entries(asked).map(([name, ask]) => ({ name, ask, times: [] as number[] }));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { ask, times } of all) {
      const start = performance.now();
      await ask(store);
      times.push(performance.now() - start);
    }
  }
  return Object.fromEntries(all.map(({ name, times }) => [name, median(times)]));
}

for (const kind of ['sqlite', 'postgresql'] as const) {
  if (process.argv.length > 2 && !process.argv.includes(kind)) continue;
  const database = await openDatabase(kind);
  try {
    const store = await openStore(database.settings);
    await fill(database, 0, least, 'open');
    const few = await measure(store);
    await fill(database, least, most, 'open');
    const many = await measure(store);
    await store.close();
    console.log(`\n${kind}: milliseconds with ${least} and ${most} open inquiries`);
    for (const [name, after] of Object.entries(many)) {
      const before = few[name] ?? Number.NaN;
      console.log(
        `  ${name.padEnd(34)}${before.toFixed(2).padStart(8)}${after.toFixed(2).padStart(9)}  ×${(after / before).toFixed(1)}`,
      );
    }
  } finally {
    await database.remove();
  }
}
