/**
 * `npm run campaign`: everything that may go wrong with live inquiries, for real and for long; the short versions are
 * tests. Prints a line a part with its counts, and ends with 1 where a promise was broken.
 *
 * `npm run campaign -- kill burst` does these parts only; `--store sqlite` these stores only; `--rounds 20` kills the server
 * so often on SQLite, and a tenth as often on PostgreSQL.
 */
import { parseArgs } from 'node:util';
import { killRounds } from '../support/kill.ts';
import { setClock } from './clock.ts';
import { fuzz, tryStrings } from './hostile.ts';
import { killServer } from './kill.ts';
import { burst, slowClients, twoServers } from './load.ts';
import { troubleMail } from './mail.ts';
import { type Findings, type Kind, withPlace } from './part.ts';
import { fillDisk, lockStore, restartPostgresql } from './store.ts';

const kinds: readonly Kind[] = ['sqlite', 'postgresql'];

/** Faults of a part that are printed. */
const mostPrinted = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '500' }, store: { type: 'string' } },
});
const rounds = { sqlite: Number(values.rounds), postgresql: Math.ceil(Number(values.rounds) / 10) };

interface Part {
  kinds: readonly Kind[];
  run(kind: Kind): Promise<Findings>;
}

const parts: Record<string, Part> = {
  kill: { kinds, run: kind => killServer(kind, { rounds: rounds[kind] }) },
  'kill-store': { kinds, run: kind => killStore(kind, rounds[kind]) },
  mail: { kinds, run: kind => troubleMail(kind, { rounds: 3, inquiries: 5 }) },
  disk: { kinds: ['sqlite'], run: () => fillDisk() },
  lock: { kinds, run: kind => lockStore(kind) },
  restart: { kinds: ['postgresql'], run: () => restartPostgresql({ restarts: 10, between: 500 }) },
  clock: { kinds, run: kind => setClock(kind) },
  servers: { kinds, run: kind => twoServers(kind, { inquiries: 1000 }) },
  slow: { kinds: ['sqlite'], run: () => slowClients() },
  burst: { kinds, run: kind => burst(kind) },
  strings: { kinds, run: kind => tryStrings(kind) },
  fuzz: { kinds, run: kind => fuzz(kind) },
};

function killStore(kind: Kind, times: number): Promise<Findings> {
  return withPlace(kind, async ({ database }) => {
    const { faults, ...counts } = await killRounds({ database, rounds: times });
    return { counts, faults };
  });
}

async function attempt(name: string, kind: Kind, { run }: Part): Promise<boolean> {
  const start = performance.now();
  const { counts, faults } = await run(kind).catch((error: Error): Findings => {
    return { counts: {}, faults: [error.stack ?? String(error)] };
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const told = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  const verdict = faults.length === 0 ? 'held' : `${faults.length} FAULTS`;
  console.log(`${name.padEnd(10)}  ${kind.padEnd(10)}  ${verdict}  ${told.join(', ')} (${seconds} s)`);
  for (const fault of faults.slice(0, mostPrinted)) console.log(`    ${fault}`);
  return faults.length === 0;
}

const unknown = positionals.filter(name => !Object.hasOwn(parts, name));
if (unknown.length > 0 || !(rounds.sqlite >= 1)) {
  console.error(
    `Parts are: ${Object.keys(parts).join(', ')}. --rounds is a number, --store sqlite or postgresql.`,
  );
  process.exit(2);
}
// What was started ends with this process, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
let held = true;
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const kind of part.kinds) {
    if (values.store !== undefined && values.store !== kind) continue;
    held = (await attempt(name, kind, part)) && held;
  }
}
// A part that broke off may have left something running.
process.exit(held ? 0 : 1);
