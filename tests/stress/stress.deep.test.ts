/** Live inquiries under stress, with real servers: load, slow clients, crashes. */
import { expect, it } from 'vitest';
import { withoutPostgresql } from '../support/postgresql.ts';
import { killRounds } from './kill.ts';
import { burst, slowClients } from './load.ts';
import type { Kind } from './setup.ts';

const both: Kind[] = ['sqlite', 'postgresql'];

const scenarios: [name: string, kinds: Kind[], run: (kind: Kind) => Promise<readonly string[]>][] = [
  ['a thousand visitors send at once', both, burst],
  ['a thousand clients never finish their request', ['sqlite'], slowClients],
  ['the server is killed repeatedly', both, kind => killRounds(kind, kind === 'sqlite' ? 20 : 5)],
];

for (const [name, kinds, run] of scenarios) {
  for (const kind of kinds) {
    const skip = kind === 'postgresql' && withoutPostgresql;
    it(`no inquiry is lost or duplicated when ${name} (${kind})`, { skip, timeout: 300_000 }, async () => {
      expect(await run(kind)).toEqual([]);
    });
  }
}
