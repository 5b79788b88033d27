import { describe, expect, it, vi } from 'vitest';
import { accept, submission, temporaryStore } from '../../../tests/support/inquiries.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { noAlarms } from '../alarms.ts';
import { deskLinks } from '../desk-links.ts';
import type { QueuedMail, Reference, Store } from '../store/store.ts';
import { type ComposerParts, createComposer } from './compose.ts';
import { digestOf } from './digest.ts';

const now = new Date('2026-11-22T08:00:00Z');

const composer = (store: ComposerParts['store'], settings = mailSettings, alarms = noAlarms()) =>
  createComposer({ store, settings, alarms, now: () => now });

/** The only mail of a kind. */
async function mailOf(store: Store, kind: QueuedMail['kind'], of?: Reference): Promise<QueuedMail> {
  const mail = (await store.mails(of)).find(each => each.kind === kind);
  if (!mail) throw new Error(`There is no mail of the kind ${kind}.`);
  return mail;
}

async function digest(store: Store): Promise<QueuedMail> {
  await store.enqueue(digestOf('2026-11-22', mailSettings), now);
  return mailOf(store, 'digest');
}

/** The link of a text, as the office's page reads it. */
function claimIn(text: string) {
  const url = new URL(/https:\S+\/desk\S*/.exec(text)?.[0] ?? 'https://none.example');
  const read = (name: string) => url.searchParams.get(name) ?? undefined;
  return { path: url.pathname, claim: { until: read('until'), signature: read('signature') } };
}

describe('a mail about an inquiry', () => {
  it('is made of what is stored, with settings as they are now', async () => {
    const store = await temporaryStore();
    const reference = await accept(store, submission());
    const office = await mailOf(store, 'office', reference);
    const settings = { ...mailSettings, officeEmail: 'tickets@example.org' };
    expect(await composer(store, settings)(office)).toMatchObject({
      to: 'tickets@example.org',
      subject: expect.stringContaining(`Siobhán O., 24 Dec, 4 visitors, ${reference}`),
    });
  });

  it('to the office carries a link to its page, from now on, and to no other', async () => {
    const store = await temporaryStore();
    const reference = await accept(store, submission());
    const secrets = ['new secret', 'old secret'];
    const compose = composer(store, { ...mailSettings, deskSecrets: secrets });
    const message = await compose(await mailOf(store, 'office', reference));
    const { path, claim } = claimIn(message?.attachments?.[0]?.text ?? '');
    expect(path).toBe(`/desk/${reference}`);
    const links = deskLinks(['new secret']);
    expect(links.read(reference, claim, now, null)).toEqual(new Date('2026-12-22T08:00:00Z'));
    expect(links.read('list', claim, now, null)).toBeNull();
    expect(message?.text).not.toContain('/desk');
    const confirmation = await compose(await mailOf(store, 'confirmation', reference));
    expect(JSON.stringify(confirmation)).not.toContain('/desk');
  });

  it('carries no link where there is no secret', async () => {
    const store = await temporaryStore();
    const reference = await accept(store, submission());
    const compose = composer(store, { ...mailSettings, deskSecrets: [] });
    const office = await compose(await mailOf(store, 'office', reference));
    expect(JSON.stringify(office)).not.toContain('/desk');
    expect((await compose(await digest(store)))?.text).not.toContain('/desk');
  });

  it('is none where the inquiry has been erased', async () => {
    const store = await temporaryStore();
    const reference = await accept(store, submission());
    const office = await mailOf(store, 'office', reference);
    await store.erasePerson(submission().inquiry.email, now);
    expect(await composer(store)(office)).toBeNull();
    expect(await store.mails(reference)).toEqual([]);
  });
});

describe('the daily mail', () => {
  it('tells what is so when it is sent, and carries a link to the list', async () => {
    const store = await temporaryStore();
    const late = await accept(store, submission());
    const open = await accept(store, submission({}, { receivedAt: '2026-11-22T07:00:00Z' }));
    const answered = await accept(store, submission());
    const mail = await digest(store);
    await store.act(answered, { kind: 'answered', actedAt: now, by: '', text: '' });
    const message = await composer(store)(mail);
    expect(message?.subject).toBe('Inquiries: 2 open, 1 late');
    expect(message?.text).toMatch(
      new RegExp(`Not answered[^\\n]*\\n- ${late}.*\\n\\n.*in time:\\n- ${open}`),
    );
    expect(message?.text).not.toContain(answered);
    const { path, claim } = claimIn(message?.text ?? '');
    expect(path).toBe('/desk');
    const [secret = ''] = mailSettings.deskSecrets;
    expect(deskLinks([secret]).read('list', claim, now, null)).not.toBeNull();

    for (const reference of [late, open]) await store.remove(reference, now);
    expect((await composer(store)(mail))?.text).not.toMatch(new RegExp(`${late}|${open}`));
  });

  it('lists what is dead and what is held back of open inquiries alone', async () => {
    const store = await temporaryStore();
    const received = Array.from({ length: 6 }, () => submission({}, { receivedAt: '2026-11-22T07:00:00Z' }));
    const references: Reference[] = [];
    for (const each of received) references.push(await accept(store, each));
    const [first, second, , , fifth, sixth] = references as [
      Reference,
      Reference,
      Reference,
      Reference,
      Reference,
      Reference,
    ];
    for (const reference of [first, second]) {
      const { id } = await mailOf(store, 'confirmation', reference);
      await store.mailFailed(id, '550 5.1.1 at RCPT TO', null);
    }
    for (const reference of [second, sixth]) {
      await store.act(reference, { kind: 'answered', actedAt: now, by: '', text: '' });
    }
    const { subject, text } = (await composer(store)(await digest(store))) ?? { subject: '', text: '' };
    expect(subject).toBe('Inquiries: 4 open, 0 late, 2 problems');
    expect(text).toContain(`- ${first}, confirmation to the visitor: 550 5.1.1 at RCPT TO\n`);
    expect(text).toMatch(new RegExp(`held back.*\\n(- IP-.*\\n)*- ${fifth}\\n`));
    expect(text).not.toMatch(new RegExp(`${second}|${sixth}`));
  });

  it('tells of the alarms of this process, and of mails that heap up', async () => {
    const store = await temporaryStore();
    for (let count = 0; count < 11; count += 1) await accept(store, submission());
    const alarms = { purgeRefused: { older: 12, all: 23 } };
    const { text } = (await composer(store, mailSettings, alarms)(await digest(store))) ?? { text: '' };
    expect(text).toContain('12 of 23');
    expect(text).not.toContain('have been waiting');
    for (let count = 0; count < 11; count += 1)
      await accept(store, submission({ email: `${count}@example.ie` }));
    const { text: later } = (await composer(store)(await digest(store))) ?? { text: '' };
    expect(later).toMatch(/\d\d mails have been waiting for longer than an hour/);
    expect(later).not.toContain('12 of 23');
  });

  it('reads two hundred rows of a list, however many there are', async () => {
    const store = await temporaryStore();
    for (let count = 0; count < 210; count += 1)
      await accept(store, submission({ email: `${count}@example.ie` }));
    const list = vi.spyOn(store, 'list');
    const mails = vi.spyOn(store, 'mails');
    for (const { id } of await store.mails({ states: ['waiting'] })) await store.mailFailed(id, '550', null);
    mails.mockClear();
    const message = await composer(store)(await digest(store));
    expect(message?.subject).toBe('Inquiries: 210 open, 210 late, 1 problem');
    expect(message?.text).toContain('- and 10 more');
    const read = [...list.mock.results, ...mails.mock.results.slice(1)].map(({ value }) => value);
    for (const rows of await Promise.all(read)) expect(rows.length).toBeLessThanOrEqual(201);
  });
});
