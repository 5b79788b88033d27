import { describe, expect, it } from 'vitest';
import { accept, submission, temporaryStore } from '../../../tests/support/inquiries.ts';
import { links, mailSettings } from '../../../tests/support/mail-settings.ts';
import { MemoryStore } from '../../../tests/support/memory-store.ts';
import { queuedMail, storedInquiry } from '../../../tests/support/stored.ts';
import { createAlarms } from '../alarms.ts';
import type { QueuedMail, Reference } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { type ComposerOptions, createComposer } from './compose.ts';
import { composeDigest, createDigest } from './digest.ts';

const now = new Date('2026-11-22T08:00:00Z');

const composer = (store: ComposerOptions['store'], parts: Partial<ComposerOptions> = {}) =>
  createComposer({
    store,
    settings: mailSettings,
    links: async () => links,
    alarms: createAlarms(),
    now: () => now,
    ...parts,
  });

async function findMail(store: Store, kind: QueuedMail['kind'], reference?: Reference): Promise<QueuedMail> {
  const mail = (await store.listMails(reference)).find(candidate => candidate.kind === kind);
  if (!mail) throw new Error(`There is no mail of the kind ${kind}.`);
  return mail;
}

async function digest(store: Store): Promise<QueuedMail> {
  await store.enqueue(createDigest('2026-11-22', mailSettings), now);
  return findMail(store, 'digest');
}

function linkIn(text: string) {
  const [link = ''] = /https:\S+\/desk\S*/.exec(text) ?? [];
  const { pathname: path, searchParams } = new URL(link);
  const getParameter = (name: string) => searchParams.get(name) ?? undefined;
  return { link, path, claim: { until: getParameter('until'), signature: getParameter('signature') } };
}

it('the mail to the office is composed from stored data and current settings, with a link', async () => {
  const store = await temporaryStore();
  const reference = await accept(store, submission());
  const office = await findMail(store, 'office', reference);
  const confirmation = await findMail(store, 'confirmation', reference);
  const settings = { ...mailSettings, officeEmail: 'tickets@example.org' };
  const compose = composer(store, { settings });
  const message = await compose(office);
  expect(message).toMatchObject({
    to: 'tickets@example.org',
    subject: expect.stringContaining(`Siobhán O’Neill, Dec 24, 4 visitors, ${reference}`),
  });
  const { path, claim } = linkIn(message?.attachments?.[0]?.text ?? '');
  expect(path).toBe(`/desk/${reference}`);
  expect(links.verify(reference, claim, now, null)).toEqual(new Date('2026-12-22T08:00:00Z'));
  expect(linkIn(message?.text ?? '')).toMatchObject({
    path: `/desk/${reference}`,
    claim: { signature: undefined },
  });
  expect(JSON.stringify(await compose(confirmation))).not.toContain('/desk');
});

describe('the daily mail', () => {
  const recent = { receivedAt: '2026-11-22T07:00:00Z' };
  const answered = { kind: 'answered', actedAt: now, initials: '', text: '' } as const;

  it('lists open inquiries, late ones first, with names and links, and no other personal data', async () => {
    const store = await temporaryStore();
    const open = await accept(store, submission({}, recent));
    const lateReferences = [await accept(store, submission()), await accept(store, submission())];
    const done = await accept(store, submission({ email: 'ana@example.com' }));
    const mail = await digest(store);
    await store.recordActions(done, answered);
    const message = await composer(store)(mail);
    expect(message).toMatchObject({
      from: mailSettings.mailFrom,
      to: mailSettings.officeEmail,
      subject: 'Inquiries: 3 open, 2 of them late',
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
    const { link, path, claim } = linkIn(message?.text ?? '');
    expect(path).toBe('/desk');
    expect(links.verify('list', claim, now, null)).not.toBeNull();
    const entry = (reference: Reference, received: string) => [
      `- ${reference}, received November ${received} AM, for December 24, 2026, 4 visitors`,
      `  Siobhán O’Neill, ${mailSettings.siteOrigin}/desk/${reference}`,
    ];
    const lines = [
      ...['All inquiries (the link works for 30 days):', link, ''],
      ...[
        'Not answered within 24 hours:',
        ...lateReferences.flatMap(lateReference => entry(lateReference, '20, 2026, 9:15')),
        '',
      ],
      ...['Other open inquiries:', ...entry(open, '22, 2026, 7:00'), ''],
    ];
    expect(message?.text).toBe(lines.join('\n'));
    expect(JSON.stringify(message)).not.toMatch(/brien|ramp|0\)30/);
  });

  it('remarks on closed days and suspected spam, and shortens names that could pass for other lines', async () => {
    const store = await temporaryStore();
    const closed = await accept(store, submission({ fullName: 'Eve\n- IP-0000-00' }, recent));
    const spam = await accept(
      store,
      submission({ visitDate: '2026-12-26' }, { ...recent, spamReasons: ['honeypot'] }),
    );
    const blank = await accept(store, submission({ visitDate: '2026-12-26', fullName: '\u200d' }, recent));
    await store.announce({ from: '2026-12-24', closed: true, reason: 'weather' }, now, 'AM');
    const { text = '' } = (await composer(store)(await digest(store))) ?? {};
    const lineOf = (reference: Reference, next = 0) => {
      const lines = text.split('\n');
      return lines[lines.findIndex(line => line.startsWith(`- ${reference}`)) + next];
    };
    expect(lineOf(closed)).toMatch(/4 visitors, the park is closed that day$/);
    expect(lineOf(closed, 1)).toMatch(/^ {2}Eve - IP-0000-00, https:/);
    expect(lineOf(spam)).toMatch(/4 visitors, this may be spam$/);
    expect(lineOf(blank)).toMatch(/4 visitors$/);
    expect(lineOf(blank, 1)).toBe(`  ${mailSettings.siteOrigin}/desk/${blank}`);
  });

  it('lists dead and held mails, but only of open inquiries', async () => {
    const store = await temporaryStore();
    const next = () => accept(store, submission({}, recent));
    const [refused, refusedAndDone] = [await next(), await next()];
    await next();
    const [first, second, heldAndDone] = [await next(), await next(), await next()];
    for (const reference of [refused, refusedAndDone])
      for (const { id } of await store.listMails(reference))
        await store.recordFailure(id, '550 5.1.1 at RCPT TO', null);
    for (const reference of [refusedAndDone, heldAndDone]) await store.recordActions(reference, answered);
    const { subject, text } = (await composer(store)(await digest(store))) ?? {};
    expect(subject).toBe('Inquiries: 4 open, 0 of them late, 2 problems');
    expect(text).toContain(`- ${refused}, confirmation to the visitor: 550 5.1.1 at RCPT TO\n`);
    expect(text).toContain(`- ${refused}, email to the office: 550 5.1.1 at RCPT TO\n`);
    const heldBack = 'held back because an address had already gotten 3 in a day';
    expect(text).toMatch(new RegExp(`${heldBack}.*\\n- ${first}\\n  .*/${first}\\n- ${second}\\n`));
    expect(text).not.toMatch(new RegExp(`${refusedAndDone}|${heldAndDone}`));
  });

  it('reports the alarms of this process and mails that cannot be sent', async () => {
    const store = await temporaryStore();
    for (let count = 0; count < 11; count += 1)
      await store.recordActions(await accept(store, submission({ email: `${count}@example.ie` })), answered);
    const alarms = { purgeRefused: { expiredCount: 12, totalCount: 23 }, overallLimitAt: new Date() };
    const { subject, text } = (await composer(store, { alarms })(await digest(store))) ?? {};
    expect(subject).toBe('Inquiries: 0 open, 0 of them late, 3 problems');
    expect(text).toContain('Every inquiry has been answered.');
    expect(text).toContain('more inquiries came in than the site accepts in an hour');
    expect(text).toMatch(/12 of 23\..*\nnpm run inquiries -- purge\n/);
    expect(text).toMatch(/22 emails have been waiting for more than an hour.*\nnpm run inquiries -- check\n/);
  });

  it('stays readable when everything is late', async () => {
    const lateReferences = Array.from({ length: 200 }, () => storedInquiry());
    const { text } = await composeDigest(
      {
        count: async ({ status }) => (status === 'late' ? 9_000 : 10_000),
        list: async () => lateReferences,
        listMails: async () => Array.from({ length: 201 }, () => queuedMail({ lastError: '550' })),
        summarizeOutbox: async () => new MemoryStore().outbox,
        listAnnouncedExceptions: async () => [],
        find: async () => storedInquiry(),
      },
      createAlarms(),
      now,
      mailSettings,
      '/desk',
    );
    expect(text.split('\n').length).toBeLessThan(1230);
    expect(text).toContain('- and 8,800 more');
    expect(text.match(/- and more\n/g)).toHaveLength(2);
  });
});
