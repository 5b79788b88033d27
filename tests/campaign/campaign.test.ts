import { describe, expect, it } from 'vitest';
import { hostileStrings } from '../support/hostile.ts';
import { setClock } from './clock.ts';
import { fuzz, tryStrings } from './hostile.ts';
import { killServer } from './kill.ts';
import { burst, twoServers } from './load.ts';
import { troubleMail } from './mail.ts';
import type { Findings } from './part.ts';
import { fillDisk, restartPostgresql } from './store.ts';

const some = hostileStrings.filter((_, index) => index % 40 === 0);

/** The short versions of `npm run campaign`. */
const parts: readonly [name: string, run: () => Promise<Findings>, sign: Record<string, unknown>][] = [
  ['a server that is killed', () => killServer('sqlite', { rounds: 2, most: 20 }), { rounds: 2 }],
  [
    'a server on PostgreSQL that is killed',
    () => killServer('postgresql', { rounds: 2, most: 20 }),
    { rounds: 2 },
  ],
  ['a mail server that does everything wrong', () => troubleMail('sqlite', { inquiries: 1 }), { mails: 22 }],
  ['a full disk', () => fillDisk(), { refused: expect.any(Number) }],
  ['PostgreSQL that crashes', () => restartPostgresql({ restarts: 1, between: 50 }), { restarts: 1 }],
  ['a clock that is wrong', () => setClock('sqlite', { inquiries: 12 }), { 'purges refused': 1 }],
  ['two servers on one database', () => twoServers('sqlite', { inquiries: 10 }), { answers: 20 }],
  ['a burst of visitors', () => burst('sqlite', { inquiries: 500, visitors: 250 }), { held: 500 }],
  ['what is no inquiry', () => fuzz('postgresql', { bodies: 400, requests: 100 }), { sent: 500 }],
  ['what is typed to do harm', () => tryStrings('sqlite', { strings: some, shown: 2 }), { sent: 62 }],
];

describe.each(parts)('%s', { timeout: 60_000 }, (_, run, sign) => {
  it('breaks no promise', async () => {
    const { counts, faults } = await run();
    expect(faults).toEqual([]);
    expect(counts).toMatchObject(sign);
  });
});
