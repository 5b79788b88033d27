/** Clocks that are wrong: a server that starts three years ahead, and again at the right time. */
import { systemClock } from '../../server/inquiries/clock.ts';
import { openTransport } from '../../server/inquiries/mail/transport.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import { startService } from '../support/live-app.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { type Findings, type Kind, withPlace } from './part.ts';
import { until } from './until.ts';
import { Client, Ledger, newKeys, sendAll } from './visitors.ts';

const hour = 3_600_000;
const year = 8766 * hour;

/** Milliseconds that the clock is ahead, one after another. */
const errors = [0, 3 * year, 0, -hour, 30 * hour, -30 * 24 * hour, 0];

/** At each time the same keys come again, and some new ones; nothing may be lost, mailed twice or purged. */
export function setClock(kind: Kind, { inquiries = 20 } = {}): Promise<Findings> {
  return withPlace(kind, async ({ database }) => {
    const store = await openStore(database);
    const smtp = await startSmtp({ startTls: false });
    const transport = openTransport({ url: smtp.url, requireTls: false });
    const ledger = new Ledger();
    const keys: string[] = [];
    let refusals = 0;
    for (const ahead of errors) {
      const clock = { ...systemClock, now: () => new Date(Date.now() + ahead) };
      // One that is an hour behind finds nothing due of what was queued before: it has to wait that hour.
      const catchesUp = ahead !== -hour;
      const service = await startService({ store, clock, transport });
      const client = new Client(service.url, 5);
      keys.push(...newKeys(inquiries));
      await sendAll(client, ledger, keys, 5);
      if (catchesUp) {
        await until(async () => (await store.outboxSummary(clock.now())).waiting === 0);
      }
      const ready = await client.get('/readyz');
      // A clock that is years ahead is an alarm.
      const refused = service.log.some(line => line.startsWith('purge refused'));
      if (ready !== (refused ? 503 : 200))
        ledger.faults.push(`/readyz was answered ${ready} with a clock ${ahead / hour} hours ahead`);
      client.close();
      await service.stop();
      if (refused) refusals += 1;
      ledger.faults.push(...service.log.filter(line => /^(purged|request failed|outbox failed)/.test(line)));
    }
    const held = await ledger.audit(store);
    if (held !== keys.length) ledger.faults.push(`${keys.length} inquiries came, and ${held} are held`);
    if (refusals === 0) ledger.faults.push('the purge of everything was not refused');
    const ids = smtp.mails.filter(({ headers }) => !headers.get('message-id')?.includes('digest'));
    if (ids.length !== 2 * keys.length)
      ledger.faults.push(`${2 * keys.length} mails were due, and ${ids.length} came`);
    await store.close();
    await smtp.stop();
    return {
      counts: {
        clocks: errors.length,
        inquiries: held,
        'sent again': ledger.repeated,
        'purges refused': refusals,
      },
      faults: ledger.faults,
    };
  });
}
