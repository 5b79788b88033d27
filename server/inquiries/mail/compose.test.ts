import { describe, expect, it } from 'vitest';
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
  it('to the office is made of what is stored, with settings as they are now and a link to its page', async () => {
    const store = await temporaryStore();
    const reference = await accept(store, submission());
    const deskSecrets = ['new secret', 'old secret'];
    const compose = composer(store, { ...mailSettings, officeEmail: 'tickets@example.org', deskSecrets });
    const message = await compose(await mailOf(store, 'office', reference));
    expect(message).toMatchObject({
      to: 'tickets@example.org',
      subject: expect.stringContaining(`Siobhán O., 24 Dec, 4 visitors, ${reference}`),
    });
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
  });

  it('is none where the inquiry has been erased', async () => {
    const store = await temporaryStore();
    const reference = await accept(store, submission());
    const office = await mailOf(store, 'office', reference);
    await store.erasePerson(submission().inquiry.email, now);
    expect(await composer(store)(office)).toBeNull();
  });
});

describe('the daily mail', () => {
  const recent = { receivedAt: '2026-11-22T07:00:00Z' };
  const answered = { kind: 'answered', actedAt: now, by: '', text: '' } as const;

  it('tells what is so when it is sent, and carries a link to the list', async () => {
    const store = await temporaryStore();
    const late = await accept(store, submission());
    const open = await accept(store, submission({}, recent));
    const done = await accept(store, submission());
    const mail = await digest(store);
    await store.act(done, answered);
    const { subject, text = '' } = (await composer(store)(mail)) ?? {};
    expect(subject).toBe('Inquiries: 2 open, 1 late');
    expect(text).toMatch(new RegExp(`Not answered[^\\n]*\\n- ${late}.*\\n\\n.*in time:\\n- ${open}`));
    expect(text).not.toContain(done);
    const { path, claim } = claimIn(text);
    expect(path).toBe('/desk');
    expect(deskLinks(mailSettings.deskSecrets)?.read('list', claim, now, null)).not.toBeNull();

    for (const reference of [late, open]) await store.remove(reference, now);
    expect((await composer(store)(mail))?.text).not.toMatch(new RegExp(`${late}|${open}`));
  });

  it('lists what is dead and what is held back of open inquiries alone', async () => {
    const store = await temporaryStore();
    const all: Reference[] = [];
    // Of one address: the confirmations of the last three are held back.
    for (let count = 0; count < 6; count += 1) all.push(await accept(store, submission({}, recent)));
    const [refused, refusedAndDone, heldAndDone] = [all[0], all[1], all[5]] as [
      Reference,
      Reference,
      Reference,
    ];
    for (const reference of [refused, refusedAndDone]) {
      const { id } = await mailOf(store, 'confirmation', reference);
      await store.mailFailed(id, '550 5.1.1 at RCPT TO', null);
    }
    for (const reference of [refusedAndDone, heldAndDone]) await store.act(reference, answered);
    const { subject, text } = (await composer(store)(await digest(store))) ?? {};
    expect(subject).toBe('Inquiries: 4 open, 0 late, 2 problems');
    expect(text).toContain(`- ${refused}, confirmation to the visitor: 550 5.1.1 at RCPT TO\n`);
    expect(text).toMatch(new RegExp(`held back.*\\n(- IP-.*\\n)*- ${all[4]}\\n`));
    expect(text).not.toMatch(new RegExp(`${refusedAndDone}|${heldAndDone}`));
  });

  it('tells of the alarms of this process, and of mails that do not get out', async () => {
    const store = await temporaryStore();
    for (let count = 0; count < 11; count += 1)
      await accept(store, submission({ email: `${count}@example.ie` }));
    const alarms = { purgeRefused: { older: 12, all: 23 } };
    const heaped = await composer(store, mailSettings, alarms)(await digest(store));
    expect(heaped?.text).toContain('12 of 23');
    expect(heaped?.text).toMatch(/22 mails have been waiting for longer than an hour/);
  });
});
