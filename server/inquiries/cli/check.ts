import { SettingError } from '../../site/settings.ts';
import { redactUrl } from '../../site/url-setting.ts';
import { formatDateTime } from '../date-time.ts';
import { openTransport } from '../mail/transport.ts';
import { getStoreName, type InquirySettings } from '../settings.ts';
import { openExisting } from '../store/open.ts';
import { StoreUnavailable } from '../store/records.ts';
import type { Terminal } from './terminal.ts';

/** Returns whether all checks have passed. Prints no passwords. */
export async function runChecks(settings: InquirySettings, now: Date, terminal: Terminal): Promise<boolean> {
  let haveAllPassed = true;
  const report = (name: string, text: string, hasPassed = true) => {
    terminal.print(`${name.padEnd(11)}  ${hasPassed ? 'ok    ' : 'FAILED'}  ${text.replace(/\s+/g, ' ')}\n`);
    haveAllPassed &&= hasPassed;
  };
  const { mailFrom, officeEmail, siteOrigin, deskSecrets, database, smtp } = settings;
  report('settings', `mails from ${mailFrom}, office at ${officeEmail}, site at ${siteOrigin}`);
  const [secret, ...olderSecrets] = deskSecrets;
  const olderNote =
    olderSecrets.length > 0 ? `; older secrets that are believed: ${olderSecrets.length}` : '';
  const secretNote = secret === undefined ? 'a secret that the database keeps' : `DESK_SECRET${olderNote}`;
  report('desk', `links are signed with ${secretNote}`);

  const name = getStoreName(database);
  try {
    const outbox = await checkDatabase(database, now);
    report('database', name);
    report('outbox', outbox.text, outbox.refused === 0);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof StoreUnavailable)) throw error;
    report('database', `${name}: ${error.message}`, false);
  }

  if (smtp === null) report('mail server', 'not set (SMTP_URL): mails wait in the outbox');
  else {
    const tls = smtp.requireTls ? 'required' : 'opportunistic';
    const server = `${new URL(smtp.url).protocol}//${redactUrl(smtp.url)}, TLS ${tls}`;
    try {
      await openTransport(smtp, settings).verify();
      report('mail server', `${server}: it takes mails from ${mailFrom} to ${officeEmail}`);
    } catch (error) {
      // No visitor is involved, so the server's message can be shown.
      report('mail server', `${server}: ${(error as Error).message}`, false);
    }
  }
  return haveAllPassed;
}

async function checkDatabase(database: InquirySettings['database'], now: Date) {
  const store = await openExisting(database);
  try {
    await store.checkWritable();
    const { waiting, refused, held, dead, oldestWaiting } = await store.summarizeOutbox(now);
    const oldestNote =
      oldestWaiting && `, the oldest for the office since ${formatDateTime(oldestWaiting, 'en')}`;
    const refusals = refused > 0 ? `, refused by the mail server: ${refused} ("outbox" shows why)` : '';
    const text = `${waiting} waiting${oldestNote ?? ''}${refusals}; ${held} held back; ${dead} not delivered`;
    return { text, refused };
  } finally {
    await store.close();
  }
}
