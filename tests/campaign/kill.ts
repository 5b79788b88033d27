import { openStore } from '../../server/inquiries/store/open.ts';
import { startServer } from '../support/live-process.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { faultsOfFile, type Kind, withPlace } from './part.ts';
import { Client, generous, Ledger, newKeys, sendAll } from './visitors.ts';

/** Inquiries under way at the same time. */
const lanes = 40;
/** Most acknowledgements of a round. */
const most = 60;

/**
 * Kills the real server with -9, so many times, a little after it acknowledged some inquiries: in the midst of a commit or a mail,
 * as often as not. Whoever got no answer sends the same to the next server, and some who did. In the end everything that was
 * acknowledged is held against the store.
 */
export function killRounds(kind: Kind, rounds: number): Promise<readonly string[]> {
  return withPlace(kind, async ({ site, variables, database }) => {
    const smtp = await startSmtp({ startTls: false });
    const settings = { ...generous, ...variables, SMTP_URL: smtp.url, SMTP_TLS: 'opportunistic' };
    const ledger = new Ledger();
    const answers = () => ledger.acknowledged.size + ledger.repeated;
    let again: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const keys = [...again, ...newKeys(most + 2 * lanes)];
      const enough = answers() + 1 + ((round * 17) % most);
      const server = await startServer(site, settings);
      const client = new Client(server.url, lanes);
      let killed = false;
      // A connection that breaks is answered with 0.
      await sendAll(client, ledger, keys, lanes, [0], () => {
        if (!killed && answers() >= enough) {
          killed = true;
          setTimeout(() => server.process.kill('SIGKILL'), round % 10);
        }
        return server.process.signalCode !== null;
      });
      client.close();
      await server.end('SIGKILL');
      const unanswered = keys.filter(key => !ledger.acknowledged.has(key)).slice(0, lanes);
      again = [...[...ledger.acknowledged.keys()].slice(-5), ...unanswered];
    }
    const store = await openStore(database);
    await ledger.audit(store);
    const came = new Set(smtp.mails.map(({ headers }) => headers.get('message-id')));
    for (const { messageId } of await store.mails({ states: ['sent'] }))
      if (!came.has(messageId)) ledger.faults.push(`${messageId} counts as sent, and never came`);
    await store.close();
    await smtp.stop();
    if (ledger.acknowledged.size < 10 * rounds || ledger.repeated === 0)
      ledger.faults.push('too little was acknowledged to tell anything');
    return [...ledger.faults, ...faultsOfFile(database)];
  });
}
