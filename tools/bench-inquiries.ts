/**
 * `npm run bench:inquiries`: prints how fast live inquiries are taken, as ratios to what the same database does bare on
 * this machine, because figures differ from machine to machine.
 * `npm run bench:inquiries -- sqlite` looks at one store only; `ROWS=20000 SECONDS=2` is quick.
 *
 * - bare: one row with the bytes of an inquiry and its two mails goes into a table without further indexes and is
 *   committed, as durably as in the store (SQLite: WAL, synchronous FULL; PostgreSQL: fsync and synchronous_commit on), by
 *   so many lanes at a time. SQLite has one writer, so that there the lanes take turns.
 * - store: `accept` with both mails, as the server calls it. HTTP: the same through the whole server, in a process of its
 *   own, asked by this one over a kept connection a lane. The last column says how much of a processor the asking takes:
 *   where that is near to 1, it is what is measured.
 *
 * They take turns of a fraction of a second, so that all meet the same weather. A ratio is the median of the turns.
 */
import { openStore } from '../server/inquiries/store/open.ts';
import { generous } from '../tests/campaign/visitors.ts';
import { builtSite, startServer } from '../tests/support/live-process.ts';
import { openLane } from './bench-client.ts';
import { type Database, mailsOf, newSubmission, openDatabase } from './bench-databases.ts';

/** Two years of three hundred a day. */
const most = Number(process.env['ROWS'] ?? 200_000);
const seconds = Number(process.env['SECONDS'] ?? 6);
const least = 1000;
const lanesTried = [1, 10, 50];
/** Milliseconds of a turn. */
const turn = 300;

const kinds = (['sqlite', 'postgresql'] as const).filter(
  kind => process.argv.length < 3 || process.argv.includes(kind),
);
const names = { sqlite: 'SQLite', postgresql: 'PostgreSQL' };

type Action = () => Promise<void>;

interface Series {
  /** Actions a second, by turn. */
  rates: number[];
  /** Milliseconds, of all turns. */
  latencies: number[];
  /** How much of a processor this process took, by turn. */
  loads: number[];
}

const series = (): Series => ({ rates: [], latencies: [], loads: [] });

/** Lanes that all do the same. */
const inLanes = (lanes: number, action: Action): Action[] => Array.from({ length: lanes }, () => action);

/** Does one action a lane, again and again, for a turn. */
async function takeTurn(lanes: readonly Action[], { rates, latencies, loads }: Series) {
  const start = performance.now();
  const before = process.cpuUsage();
  let count = 0;
  const lane = async (action: Action) => {
    for (let now = performance.now(); now - start < turn; ) {
      await action();
      const before = now;
      now = performance.now();
      latencies.push(now - before);
      count += 1;
    }
  };
  await Promise.all(lanes.map(lane));
  const milliseconds = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  rates.push(count / (milliseconds / 1000));
  loads.push((user + system) / 1000 / milliseconds);
}

const quantile = (values: number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;
const median = (values: number[]) => quantile(values, 0.5);
const ratio = ({ rates }: Series, to: Series) =>
  median(rates.map((rate, index) => rate / (to.rates[index] ?? Number.NaN)));

interface Figures {
  ofBare: number;
  perSecond: number;
  p50: number;
  p99: number;
  load: number;
}

/** Compares what the lanes do with bare inserts, turn by turn. */
async function compare(database: Database, lanes: readonly Action[]): Promise<Figures> {
  const [ours, bare] = [series(), series()];
  const writers = database.settings.kind === 'sqlite' ? 1 : lanes.length;
  // The first turns warm up.
  for (const warm of [series(), series()]) await takeTurn(lanes, warm);
  for (let taken = 0; taken < (seconds * 1000) / turn; taken += 1) {
    await takeTurn(lanes, ours);
    await takeTurn(inLanes(writers, database.bare), bare);
  }
  return {
    ofBare: ratio(ours, bare),
    perSecond: median(ours.rates),
    p50: quantile(ours.latencies, 0.5),
    p99: quantile(ours.latencies, 0.99),
    load: median(ours.loads),
  };
}

async function throughStore(database: Database): Promise<Figures[]> {
  const store = await openStore(database.settings);
  const accept = async () => {
    const submission = newSubmission();
    const { outcome } = await store.accept(submission, mailsOf(submission));
    if (outcome !== 'stored') throw new Error(`An inquiry was not stored: ${outcome}`);
  };
  const figures: Figures[] = [];
  for (const lanes of lanesTried) figures.push(await compare(database, inLanes(lanes, accept)));
  await store.close();
  return figures;
}

async function throughHttp(database: Database): Promise<Figures[]> {
  const { settings } = database;
  const where =
    settings.kind === 'sqlite'
      ? { DATA_DIR: settings.file.replace(/\/[^/]*$/, '') }
      : { DATABASE_URL: settings.url };
  await database.settle();
  const server = await startServer(await builtSite('live'), { ...generous, ...where });
  const figures: Figures[] = [];
  for (const lanes of lanesTried) {
    const open = await Promise.all(Array.from({ length: lanes }, () => openLane(server.url)));
    figures.push(
      await compare(
        database,
        open.map(({ send }) => send),
      ),
    );
    for (const lane of open) lane.close();
  }
  await server.end();
  return figures;
}

const count = (value: number) => Math.round(value).toLocaleString('en');

function print(way: string, figures: readonly Figures[]) {
  for (const [index, { ofBare, perSecond, p50, p99, load }] of figures.entries()) {
    console.log(
      `  ${way.padEnd(5)}  ${String(lanesTried[index]).padStart(5)}  ${ofBare.toFixed(2).padStart(7)}  ${count(perSecond).padStart(8)}  ${p50.toFixed(2).padStart(6)}  ${p99.toFixed(2).padStart(6)}  ${way === 'HTTP' ? load.toFixed(2).padStart(6) : '     -'}`,
    );
  }
}

/** How figures have changed, lane by lane. */
function printChange(way: string, few: readonly Figures[], many: readonly Figures[]) {
  const changes = many.map((figures, index) => {
    const before = few[index] ?? figures;
    const times = (name: 'ofBare' | 'p50' | 'p99') => (figures[name] / before[name]).toFixed(2);
    return `${lanesTried[index]} lanes: of bare ×${times('ofBare')}, p50 ×${times('p50')}, p99 ×${times('p99')}`;
  });
  console.log(`  ${way.padEnd(5)}  ${changes.join('; ')}`);
}

for (const kind of kinds) {
  const database = await openDatabase(kind);
  try {
    await (await openStore(database.settings)).close();
    const found: Record<'store' | 'HTTP', Figures[][]> = { store: [], HTTP: [] };
    let held = 0;
    for (const wanted of [least, most]) {
      await database.fill(held, wanted);
      held = wanted;
      console.log(`\n${names[kind]}, ${count(held)} inquiries held`);
      console.log('  way    lanes  of bare  a second  p50 ms  p99 ms  asking');
      for (const [way, measure] of [
        ['store', throughStore],
        ['HTTP', throughHttp],
      ] as const) {
        const figures = await measure(database);
        found[way].push(figures);
        print(way, figures);
      }
    }
    console.log(`\n${names[kind]}, from ${count(least)} to ${count(most)} held`);
    for (const way of ['store', 'HTTP'] as const) {
      const [few = [], many = []] = found[way];
      printChange(way, few, many);
    }
  } finally {
    await database.remove();
  }
}
