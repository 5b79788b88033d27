import { openStore } from '../../server/inquiries/store/open.ts';
import { startServer } from '../support/live-process.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { faultsOfFile, type Kind, withStore } from './setup.ts';
import { Client, Ledger, newKeys, sendAll, unlimited } from './visitors.ts';

/** Concurrent inquiries. */
const concurrency = 40;
/** The maximum of acknowledgements per round. */
const maxAcknowledged = 60;

/**
 * Kills the real server with SIGKILL shortly after it has acknowledged some inquiries, often during a commit or a mail. Unanswered
 * inquiries, and some answered ones, are sent again to the next server. In the end the store must hold everything acknowledged.
 */
export function killRounds(kind: Kind, rounds: number): Promise<readonly string[]> {
  return withStore(kind, async ({ site, variables, database }) => {
    const smtp = await startSmtp({ startTls: false });
    const settings = { ...unlimited, ...variables, SMTP_URL: smtp.url, SMTP_TLS: 'opportunistic' };
    const ledger = new Ledger();
    const answers = () => ledger.acknowledged.size + ledger.repeated;
    let again: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const keys = [...again, ...newKeys(maxAcknowledged + 2 * concurrency)];
      const enough = answers() + 1 + ((round * 17) % maxAcknowledged);
      const server = await startServer(site, settings);
      const client = new Client(server.url, concurrency);
      let killed = false;
      // Status 0 is a broken connection.
      await sendAll(client, ledger, keys, concurrency, [0], () => {
        if (!killed && answers() >= enough) {
          killed = true;
          setTimeout(() => server.process.kill('SIGKILL'), round % 10);
        }
        return server.process.signalCode !== null;
      });
      client.close();
      await server.end('SIGKILL');
      const unanswered = keys.filter(key => !ledger.acknowledged.has(key)).slice(0, concurrency);
      again = [...[...ledger.acknowledged.keys()].slice(-5), ...unanswered];
    }
    const store = await openStore(database);
    await ledger.audit(store);
    const received = new Set(smtp.mails.map(({ headers }) => headers.get('message-id')));
    for (const { messageId } of await store.mails({ states: ['sent'] }))
      if (!received.has(messageId)) ledger.faults.push(`${messageId} is marked as sent, but never arrived`);
    await store.close();
    await smtp.stop();
    if (ledger.acknowledged.size < 10 * rounds || ledger.repeated === 0)
      ledger.faults.push('too few inquiries were acknowledged for a result');
    return [...ledger.faults, ...faultsOfFile(database)];
  });
}
