import { describe, expect, it } from 'vitest';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { accept, submission, temporaryStore } from '../../../tests/support/temporary-store.ts';
import { createDeskLinks } from '../desk-links.ts';
import type { Store } from '../store/create-store.ts';
import type { QueuedMail, Reference } from '../store/records.ts';
import { exampleReference } from '../store/reference.ts';
import { createComposer } from './compose.ts';

const now = new Date('2026-11-22T08:00:00Z');
const clerk = { actedAt: now, initials: 'AM' };

const links = createDeskLinks('a secret of the tests');

const queuedMail = (mail: Partial<QueuedMail>): QueuedMail => ({
  id: 1,
  kind: 'office',
  reference: exampleReference,
  messageId: '<1@park.example>',
  state: 'waiting',
  attempts: 0,
  queuedAt: now,
  dueAt: now,
  sentAt: null,
  lastError: null,
  ...mail,
});

const compose = (store: Store, kind: 'office' | 'confirmation' | 'digest', reference: Reference | null) =>
  createComposer({ store, settings: mailSettings, links: async () => links, now: () => now })(
    queuedMail({ kind, reference }),
  );

/** The first link to the desk, and until when it is valid. */
function linkIn(text = '') {
  const [link = ''] = /https:\S+\/desk\S*/.exec(text) ?? [];
  const { pathname: path, searchParams } = new URL(link);
  const claim = { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
  return { link, path, validUntil: links.verify(claim, now) };
}

it('the mail to the office is composed from what is stored, with a signed link that replies do not quote', async () => {
  const store = await temporaryStore();
  const reference = await accept(store, submission());
  const office = await compose(store, 'office', reference);
  expect(office?.subject).toContain(reference);
  const path = `/desk/${reference}`;
  const validUntil = new Date('2026-12-22T08:00:00Z');
  expect(linkIn(office?.attachments?.[0]?.text)).toMatchObject({ path, validUntil });
  expect(linkIn(office?.text)).toMatchObject({ path, validUntil: null });
  expect(JSON.stringify(await compose(store, 'confirmation', reference))).not.toContain('/desk');
  await store.erasePerson(submission().inquiry.email, clerk);
  expect(await compose(store, 'office', reference)).toBeNull();
});

describe('the digest', () => {
  it('counts open and late inquiries and failed mails, and has no personal data', async () => {
    const store = await temporaryStore();
    const late = await accept(store, submission());
    const answered = await accept(store, submission({ email: 'ana@example.com' }));
    await accept(store, submission({ visitDate: '2026-11-21' }));
    await accept(store, submission({}, { receivedAt: '2026-11-22T07:00:00Z', isSuspected: true }));
    await store.recordActions(answered, 0, [{ kind: 'answered', text: '', ...clerk }]);
    for (const { id, kind } of await store.listMails(late))
      if (kind === 'confirmation') await store.recordFailure(id, '550 5.1.1 at RCPT TO', null);
    const digest = await compose(store, 'digest', null);
    expect(digest).toMatchObject({
      from: mailSettings.mailFrom,
      to: mailSettings.officeEmail,
      subject: 'Inquiries: 3 open, 1 of them late, 1 email not delivered',
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
    const { link, path, validUntil } = linkIn(digest?.text);
    expect([path, validUntil]).toEqual(['/desk', new Date('2026-12-22T08:00:00Z')]);
    expect(digest?.text).toContain(
      `All inquiries (the link works for 30 days):\n${link}\n\nCall the visitors`,
    );
    expect(JSON.stringify(digest)).not.toMatch(/brien|Siobhán|ramp|0\)30/);
  });

  it('says that nothing is open', async () => {
    const digest = await compose(await temporaryStore(), 'digest', null);
    expect(digest?.subject).toBe('Inquiries: 0 open, 0 of them late');
    expect(digest?.text).toMatch(/^Every inquiry has been answered\.\n\nAll inquiries.*\nhttps:.*\n$/);
  });
});
