import { SettingError } from '../../site/settings.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { InquirySettings } from '../settings.ts';
import { type OutboxSummary, type Store, StoreUnavailable } from '../store/store.ts';
import { outboxLine } from './print.ts';
import { terminalJson, terminalLine } from './safe-text.ts';
import type { Terminal } from './terminal.ts';

export interface CheckParts {
  settings: InquirySettings;
  openStore(): Promise<Store>;
  openTransport(smtp: NonNullable<InquirySettings['smtp']>): MailTransport;
}

interface Finding {
  what: 'settings' | 'database' | 'mail server' | 'outbox';
  ok: boolean;
  /** Without passwords. */
  text: string;
}

/** Tries the database and the mail server of the settings, without sending anything. True if all of it works. */
export async function check(parts: CheckParts, terminal: Terminal, json: boolean): Promise<boolean> {
  const { settings } = parts;
  const findings: Finding[] = [
    {
      what: 'settings',
      ok: true,
      text: `mails from ${settings.mailFrom}, office at ${settings.officeEmail}, site at ${settings.siteOrigin}`,
    },
    ...(await databaseFindings(parts)),
    await mailServerFinding(parts),
  ];
  if (json) terminal.out(`${terminalJson(findings)}\n`);
  for (const { what, ok, text } of json ? [] : findings) {
    terminal.out(`${what.padEnd(11)}  ${ok ? 'ok    ' : 'FAILED'}  ${terminalLine(text)}\n`);
  }
  return findings.every(({ ok }) => ok);
}

async function databaseFindings({ settings, openStore }: CheckParts): Promise<Finding[]> {
  const { database } = settings;
  const name = database.kind === 'sqlite' ? `SQLite, ${database.file}` : `PostgreSQL, ${bare(database.url)}`;
  let summary: OutboxSummary;
  try {
    const store = await openStore();
    try {
      await store.check();
      summary = await store.outboxSummary();
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
  const name = `${bare(smtp.url)}, TLS ${smtp.requireTls ? 'required' : 'opportunistic'}`;
  try {
    await openTransport(smtp).verify();
    return { what, ok: true, text: name };
  } catch (error) {
    // About our own login and connection, so it holds no visitor's data.
    return { what, ok: false, text: `${name}: ${(error as Error).message}` };
  }
}

/** A URL without user, password and parameters. */
function bare(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}
