import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { apiPath } from '../../../domain/inquiry-api.ts';
import { farDay, sentInquiry } from '../../../tests/support/example-inquiry.ts';
import { startServer, unlimitedSettings, writeBuiltSite } from '../../../tests/support/live-process.ts';
import { startSmtp } from '../../../tests/support/smtp-server.ts';
import { createDatabase, withoutPostgresql } from '../../../tests/support/temporary-postgresql.ts';
import type { InquirySettings } from '../settings.ts';
import { openStore } from './open.ts';

const rounds = process.env['TEST_DEPTH'] === 'deep' ? 100 : 2;
const concurrency = 20;

/** Undefined if the connection broke before the response was complete. */
async function send(url: string, key: string): Promise<string | undefined> {
  try {
    const response = await fetch(url + apiPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      // An address each, because confirmations are limited.
      body: JSON.stringify({
        ...sentInquiry,
        email: `${key}@example.com`,
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

it.for(['sqlite', 'postgresql'] as const)(
  'every acknowledged inquiry survives kill -9, once, with both mails (%s)',
  { timeout: 300_000 },
  async (kind, { skip }) => {
    skip(kind === 'postgresql' && withoutPostgresql());
    const site = await writeBuiltSite('live');
    onTestFinished(() => rm(site, { recursive: true }));
    const url = kind === 'postgresql' ? await createDatabase() : undefined;
    const database: InquirySettings['database'] = url
      ? { kind: 'postgresql', url }
      : { kind: 'sqlite', file: join(site, 'data/inquiries.sqlite') };
    const smtp = await startSmtp({ disabledCommands: ['AUTH', 'STARTTLS'] });
    onTestFinished(() => smtp.stop());
    const settings = {
      ...unlimitedSettings,
      ...(url && { DATABASE_URL: url }),
      SMTP_URL: smtp.url,
      SMTP_TLS: 'opportunistic',
    };

    const acknowledged = new Map<string, string>();
    let retriedKeys: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const keys = [...retriedKeys, ...Array.from({ length: 60 }, () => randomUUID())];
      const upcoming = keys.values();
      const server = await startServer(site, settings);
      let answers = 0;
      const sendSome = async () => {
        for (const key of upcoming) {
          const reference = await send(server.url, key);
          if (!reference) return;
          expect(acknowledged.get(key) ?? reference).toBe(reference);
          acknowledged.set(key, reference);
          answers += 1;
          if (answers === 20 + (round % 30)) server.process.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: concurrency }, sendSome));
      await server.stop('SIGKILL');
      const unanswered = keys.filter(key => !acknowledged.has(key)).slice(0, concurrency);
      retriedKeys = [...[...acknowledged.keys()].slice(-5), ...unanswered];
    }

    const store = openStore(database);
    onTestFinished(() => store.close());
    const stored = await store.list({});
    const references = new Map(stored.map(({ inquiry, reference }) => [inquiry.specialRequests, reference]));
    expect(references.size).toBe(stored.length);
    expect(acknowledged.size).toBeGreaterThan(10 * rounds);
    expect(references).toEqual(new Map([...references, ...acknowledged]));
    const received = new Set(smtp.mails.map(({ headers }) => headers.get('message-id')));
    for (const { reference } of stored) {
      const mails = await store.listMails(reference);
      expect(mails.map(mail => mail.kind).sort()).toEqual(['confirmation', 'office']);
      for (const { state, messageId } of mails)
        expect(state !== 'sent' || received.has(messageId)).toBe(true);
    }
  },
);
