/** What may go wrong with live inquiries, for real and at length: crowds, what is typed to do harm. */
import { expect, it } from 'vitest';
import { withoutPostgresql } from '../support/postgresql.ts';
import { tryStrings } from './hostile.ts';
import { killRounds } from './kill.ts';
import { burst, twoServers } from './load.ts';
import type { Kind } from './part.ts';

const campaigns: Record<string, (kind: Kind) => Promise<readonly string[]>> = {
  'a thousand visitors send at once': burst,
  'two servers share a database and its mails': twoServers,
  'every field is filled to do harm': tryStrings,
  'it is killed again and again': kind => killRounds(kind, kind === 'sqlite' ? 20 : 5),
};

for (const [name, run] of Object.entries(campaigns)) {
  for (const kind of ['sqlite', 'postgresql'] as const) {
    const skip = kind === 'postgresql' && withoutPostgresql;
    it(`nothing is lost or doubled while ${name} (${kind})`, { skip, timeout: 300_000 }, async () => {
      expect(await run(kind)).toEqual([]);
    });
  }
}
