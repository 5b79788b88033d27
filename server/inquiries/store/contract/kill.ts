import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { apiPath } from '../../../../domain/inquiry-api.ts';
import { farDay, message } from '../../../../tests/support/example-inquiry.ts';
import { startServer, unlimitedSettings, writeBuiltSite } from '../../../../tests/support/live-process.ts';
import { startPostgresql } from '../../../../tests/support/postgresql.ts';
import { startSmtp } from '../../../../tests/support/smtp-server.ts';
import type { InquirySettings } from '../../settings.ts';
import { openStore } from '../open.ts';

const concurrency = 40;

/** Undefined if the connection broke before the response was complete. */
async function send(url: string, key: string): Promise<string | undefined> {
  try {
    const response = await fetch(url + apiPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      // A domain each, because confirmations are limited per domain.
      body: JSON.stringify({
        ...message,
        email: `v@${key}.example`,
        visitDate: farDay,
        specialRequests: key,
      }),
    });
    const { reference } = (await response.json()) as { reference?: string };
    return reference ?? `status ${response.status}`;
  } catch {
    return undefined;
  }
}

/** Every acknowledged inquiry survives kill -9, once, with both mails. */
export async function expectToSurviveKills(kind: 'sqlite' | 'postgresql', rounds: number): Promise<void> {
  const site = await writeBuiltSite('live');
  onTestFinished(() => rm(site, { recursive: true }));
  const postgresql = kind === 'postgresql' ? await startPostgresql() : undefined;
  onTestFinished(() => postgresql?.remove());
  const url = await postgresql?.createDatabase();
  const database: InquirySettings['database'] = url
    ? { kind: 'postgresql', url }
    : { kind: 'sqlite', file: join(site, 'data/inquiries.sqlite') };
  const smtp = await startSmtp({ startTls: false });
  onTestFinished(() => smtp.stop());
  const settings = {
    ...unlimitedSettings,
    ...(url && { DATABASE_URL: url }),
    SMTP_URL: smtp.url,
    SMTP_TLS: 'opportunistic',
  };

  const acknowledged = new Map<string, string>();
  const contradictions: string[] = [];
  let retriedKeys: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const keys = [...retriedKeys, ...Array.from({ length: 140 }, () => randomUUID())];
    const upcoming = keys.values();
    const server = await startServer(site, settings);
    let answers = 0;
    const sendSome = async () => {
      for (const key of upcoming) {
        if (server.process.killed) return;
        const reference = await send(server.url, key);
        if (!reference) continue;
        if ((acknowledged.get(key) ?? reference) !== reference) contradictions.push(key);
        acknowledged.set(key, reference);
        answers += 1;
        if (answers === 20 * round) setTimeout(() => server.process.kill('SIGKILL'), round);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sendSome));
    await server.stop('SIGKILL');
    const unanswered = keys.filter(key => !acknowledged.has(key)).slice(0, concurrency);
    retriedKeys = [...[...acknowledged.keys()].slice(-5), ...unanswered];
  }

  expect(contradictions).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(20 * rounds);
  const store = await openStore(database);
  onTestFinished(() => store.close());
  const stored = await store.list({});
  const references = new Map(stored.map(({ inquiry, reference }) => [inquiry.specialRequests, reference]));
  expect(references.size).toBe(stored.length);
  expect(references).toEqual(new Map([...references, ...acknowledged]));
  for (const { reference } of stored) {
    const kinds = (await store.listMails(reference)).map(mail => mail.kind);
    expect(kinds.sort()).toEqual(['confirmation', 'office']);
  }
  const received = new Set(smtp.mails.map(({ headers }) => headers.get('message-id')));
  const sentMails = await store.listMails({ states: ['sent'] });
  expect(sentMails.filter(({ messageId }) => !received.has(messageId))).toEqual([]);
}
