import { describe, expect, it } from 'vitest';
import { withoutPostgresql } from '../support/postgresql.ts';
import { setClock } from './clock.ts';
import { fuzz, tryStrings } from './hostile.ts';
import { hostileStrings } from './hostile-inputs.ts';
import { killServer } from './kill.ts';
import { burst, twoServers } from './load.ts';
import { troubleMail } from './mail.ts';
import type { Findings, Kind } from './part.ts';
import { fillDisk, restartPostgresql } from './store.ts';

const some = hostileStrings.filter((_, index) => index % 40 === 0);

/** The short versions of `npm run campaign`. */
const parts: readonly [
  name: string,
  kind: Kind,
  run: (kind: Kind) => Promise<Findings>,
  sign: Record<string, unknown>,
][] = [
  ['a server that is killed', 'sqlite', kind => killServer(kind, { rounds: 2, most: 20 }), { rounds: 2 }],
  [
    'a server on PostgreSQL that is killed',
    'postgresql',
    kind => killServer(kind, { rounds: 2, most: 20 }),
    { rounds: 2 },
  ],
  [
    'a mail server that does everything wrong',
    'sqlite',
    kind => troubleMail(kind, { inquiries: 1 }),
    { mails: 22 },
  ],
  ['a full disk', 'sqlite', () => fillDisk(), { refused: expect.any(Number) }],
  [
    'PostgreSQL that crashes',
    'postgresql',
    () => restartPostgresql({ restarts: 1, between: 50 }),
    { restarts: 1 },
  ],
  ['a clock that is wrong', 'sqlite', kind => setClock(kind, { inquiries: 12 }), { 'purges refused': 1 }],
  ['two servers on one database', 'sqlite', kind => twoServers(kind, { inquiries: 10 }), { answers: 20 }],
  ['a burst of visitors', 'sqlite', kind => burst(kind, { inquiries: 500, visitors: 250 }), { held: 500 }],
  ['what is no inquiry', 'postgresql', kind => fuzz(kind, { bodies: 400, requests: 100 }), { sent: 500 }],
  ['what is typed to do harm', 'sqlite', kind => tryStrings(kind, { strings: some, shown: 2 }), { sent: 53 }],
];

describe.each(parts)('%s', { timeout: 60_000 }, (_, kind, run, sign) => {
  it.skipIf(kind === 'postgresql' && withoutPostgresql)('breaks no promise', async () => {
    const { counts, faults } = await run(kind);
    expect(faults).toEqual([]);
    expect(counts).toMatchObject(sign);
  });
});
