import { SettingError } from '../../site/settings.ts';
import type { MailTransport } from '../mail/transport.ts';
import { moment } from '../office-language.ts';
import { addressOf, type InquirySettings, storeName } from '../settings.ts';
import { type OutboxSummary, type Store, StoreUnavailable } from '../store/store.ts';
import type { Terminal } from './terminal.ts';

export interface CheckParts {
  settings: InquirySettings;
  openStore(): Promise<Store>;
  now(): Date;
  openTransport(smtp: NonNullable<InquirySettings['smtp']>): MailTransport;
}

interface Finding {
  what: 'settings' | 'desk' | 'database' | 'mail server' | 'outbox';
  ok: boolean;
  /** Without passwords. */
  text: string;
}

/** Tries the database and the mail server of the settings, without sending anything. True if all of it works. */
export async function check(parts: CheckParts, terminal: Terminal): Promise<boolean> {
  const { settings } = parts;
  const findings: Finding[] = [
    {
      what: 'settings',
      ok: true,
      text: `mails from ${settings.mailFrom}, office at ${settings.officeEmail}, site at ${settings.siteOrigin}`,
    },
    { what: 'desk', ok: true, text: deskText(settings) },
    ...(await databaseFindings(parts)),
    await mailServerFinding(parts),
  ];
  for (const { what, ok, text } of findings) {
    terminal.print(`${what.padEnd(11)}  ${ok ? 'ok    ' : 'FAILED'}  ${text.replace(/\s+/g, ' ')}\n`);
  }
  return findings.every(({ ok }) => ok);
}

function deskText({ deskSecrets: [secret, ...older] }: InquirySettings): string {
  if (secret === undefined) return 'links are signed with a secret that the database keeps';
  return `links are signed with DESK_SECRET${older.length > 0 ? `; older secrets that are believed: ${older.length}` : ''}`;
}

async function databaseFindings({ settings, openStore, now }: CheckParts): Promise<Finding[]> {
  const name = storeName(settings.database);
  let summary: OutboxSummary;
  try {
    const store = await openStore();
    try {
      await store.check();
      summary = await store.outboxSummary(now());
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof StoreUnavailable)) throw error;
    return [{ what: 'database', ok: false, text: `${name}: ${error.message}` }];
  }
  return [
    { what: 'database', ok: true, text: name },
    { what: 'outbox', ok: true, text: outboxLine(summary) },
  ];
}

async function mailServerFinding({ settings: { smtp }, openTransport }: CheckParts): Promise<Finding> {
  const what = 'mail server';
  if (smtp === null) {
    return { what, ok: true, text: 'not set (SMTP_URL): mails wait in the outbox' };
  }
  const name = `${new URL(smtp.url).protocol}//${addressOf(smtp.url)}, TLS ${smtp.requireTls ? 'required' : 'opportunistic'}`;
  try {
    await openTransport(smtp).verify();
    return { what, ok: true, text: name };
  } catch (error) {
    // About our own login and connection, so it holds no visitor's data.
    return { what, ok: false, text: `${name}: ${(error as Error).message}` };
  }
}

function outboxLine({ waiting, held, dead, oldestWaiting }: OutboxSummary): string {
  const since =
    oldestWaiting === null ? '' : `, the oldest for the office since ${moment(oldestWaiting, 'en')}`;
  return `${waiting} waiting${since}; ${held} held back; ${dead} not delivered`;
}
