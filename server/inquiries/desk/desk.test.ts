import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { officeWords } from '../../../content/office-words.ts';
import { words } from '../../../content/words.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { submission, temporaryStore } from '../../../tests/support/inquiries.ts';
import { plainSite, siteOrigin } from '../../../tests/support/live-app.ts';
import { createApp } from '../../app.ts';
import { deskLinks } from '../desk-links.ts';
import { isForeign } from '../http/origin.ts';
import { exampleReference } from '../store/reference.ts';
import { type Reference, type Store, StoreUnavailable } from '../store/store.ts';
import { registerDesk } from './desk.ts';

const copy = officeWords.en.desk;
const received = new Date('2026-11-20T09:15:00Z');
const now = new Date('2026-11-20T12:00:00Z');
const links = deskLinks(['a secret of thirty-two characters']);

let store: Store;
let app: FastifyInstance;

beforeEach(async () => {
  store = await temporaryStore();
  app = createApp({
    site: plainSite(),
    addInquiries: target =>
      registerDesk(target, {
        store,
        links,
        isForeign: headers => isForeign(headers, siteOrigin),
        style: 'p { color: red }',
        now: () => now,
      }),
  });
});

async function accept(...of: Parameters<typeof submission>): Promise<Reference> {
  const acceptance = await store.accept(submission(...of), reference => [
    { kind: 'office', messageId: `<office.${reference}@x>` },
    { kind: 'confirmation', messageId: `<visitor.${reference}@x>` },
  ]);
  return (acceptance as { reference: Reference }).reference;
}

const get = (url: string) => app.inject({ url });

/** As a browser posts a form of the page itself; headers given as null are left out. */
function post(url: string, fields: Record<string, string>, headers: Record<string, string | null> = {}) {
  const usual = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    ...headers,
  };
  const sent = Object.entries(usual).filter((header): header is [string, string] => header[1] !== null);
  const payload = new URLSearchParams(fields).toString();
  return app.inject({ method: 'POST', url, payload, headers: Object.fromEntries(sent) });
}

/** Where an answer sends the browser. */
const locationOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['location']);

describe('the page of an inquiry', () => {
  it('shows what the office has to know, and keeps it from others', async () => {
    const reference = await accept({
      fullName: '<b>Ana</b> & "Bo"',
      specialRequests: '</textarea>\n<script>x</script>',
    });
    await store.act(reference, { kind: 'note', actedAt: now, by: "O'B", text: 'Called & <i>told</i>' });
    const answer = await get(links.make(reference, now));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Bo&quot;');
    expect(answer.body).toContain('&lt;/textarea&gt;\n&lt;script&gt;x&lt;/script&gt;');
    expect(answer.body).toContain('Called &amp; &lt;i&gt;told&lt;/i&gt;');
    expect(answer.body).toContain('by O&#39;B');
    expect(answer.body).not.toMatch(/<script|<b>Ana|<i>told/);
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]+='; .*form-action 'self'/,
      ),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('begins an answer in the language of the visitor', async () => {
    const reference = await accept({ email: 'ana@example.pl', numberOfVisitors: 5 }, { locale: 'pl' });
    const { body } = await get(links.make(reference, now));
    const address = /href="(mailto:[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, searchParams } = new URL(address);
    const { reply } = words.pl.mail;
    expect(pathname).toBe('ana@example.pl');
    expect(searchParams.get('subject')).toBe(reply.subject(reference));
    const lines = searchParams.get('body')?.split('\r\n') ?? [];
    expect(lines[0]).toBe(reply.greeting);
    expect(lines).toContain(reply.about(longDate('2026-12-24', locales.pl), 5));
    // A mail program shows a plus as a plus.
    expect(address).not.toContain('+');
  });

  it('has its style once, whatever a visitor is called', async () => {
    const { body } = await get(links.make(await accept({ fullName: 'STYLE $& </title>' }), now));
    expect(body.match(/<style>/g)).toHaveLength(1);
    expect(body).toMatch(/<\/title>[^<]*<link[^>]*>[^<]*<style>p \{ color: red \}<\/style>/);
    expect(body).toContain('STYLE $&amp; &lt;/title&gt;');
  });

  it('shows the other inquiries of the address and opens none of them', async () => {
    const reference = await accept({ email: 'ana@müller.example' });
    const other = await accept({ email: 'ANA@xn--mller-kva.example' });
    const stranger = await accept({ email: 'bo@example.com' });
    const { body } = await get(links.make(reference, now));
    expect(body).toContain(other);
    expect(body).not.toContain(`/desk/${other}`);
    expect(body).not.toContain(stranger);
    expect(body).not.toContain(`"/desk?`);
  });

  it.each([
    [
      'forged',
      (reference: Reference) => links.make(reference, now).replace(/signature=.{4}/, 'signature=AAAA'),
    ],
    [
      'of another inquiry',
      (reference: Reference) => links.make(exampleReference, now).replace(exampleReference, reference),
    ],
    ['of the list', (reference: Reference) => links.make('list', now).replace('/desk', `/desk/${reference}`)],
    ['that ended', (reference: Reference) => links.make(reference, now, now)],
    [
      'of another site',
      (reference: Reference) => deskLinks(['secret of another site, also long']).make(reference, now),
    ],
    ['without a signature', (reference: Reference) => `/desk/${reference}`],
    ['to what is no reference', () => '/desk/%00'],
  ])('is not opened by a link %s, nor acted on', async (_, link) => {
    const reference = await accept();
    const revoked = vi.spyOn(store, 'linksRevokedAt');
    for (const answer of [
      await get(link(reference)),
      await post(link(reference), { act: 'erase all', by: 'AM' }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(copy.deadLink.title);
      expect(answer.body).not.toContain('Siobhán');
    }
    expect(revoked).not.toHaveBeenCalled();
    expect(await store.find(reference)).not.toBeNull();
  });

  it('is not opened by a link that was revoked', async () => {
    const reference = await accept();
    const [inquiry, list] = [links.make(reference, received), links.make('list', received)];
    expect((await get(inquiry)).statusCode).toBe(200);
    await store.revokeLinks(now);
    expect((await get(inquiry)).statusCode).toBe(404);
    expect((await get(list)).statusCode).toBe(404);
    expect((await post(inquiry, { act: 'answered', by: 'AM' })).statusCode).toBe(404);
    expect((await store.find(reference))?.history).toEqual([]);
  });

  it('says that an inquiry is gone', async () => {
    const answer = await get(links.make(exampleReference, now));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(copy.gone.title);
  });

  it('is changed by no GET, however a scanner follows links and fills in queries', async () => {
    const reference = await accept();
    const before = await store.find(reference);
    const link = links.make(reference, now);
    for (const act of ['answered', 'reopened', 'spam', 'note', 'erase', 'erase one', 'erase all'])
      await get(`${link}&act=${encodeURIComponent(act)}&by=AM&text=x`);
    await app.inject({ method: 'HEAD', url: link });
    const { body } = await get(link);
    for (const [, href = ''] of body.matchAll(/href="([^"]+)"/g))
      if (href.startsWith('/')) await get(href.replaceAll('&amp;', '&'));
    expect(await store.find(reference)).toEqual(before);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { 'sec-fetch-site': null, origin: 'https://evil.example' }],
  ])('takes no post from %s', async (_, headers) => {
    const reference = await accept();
    const link = links.make(reference, now);
    for (const act of ['answered', 'erase one']) {
      const answer = await post(link, { act, by: 'AM' }, headers);
      expect(answer.statusCode).toBe(403);
    }
    expect(await store.find(reference)).toMatchObject({ answeredAt: null, history: [] });
  });

  it('takes a post of its own without Sec-Fetch-Site: no referrer makes the origin null', async () => {
    const reference = await accept();
    const headers = { 'sec-fetch-site': null, origin: 'null' };
    const answer = await post(links.make(reference, now), { act: 'answered', by: 'AM' }, headers);
    expect(answer.statusCode).toBe(303);
  });
});

describe('what the office does', () => {
  it('is kept with its time and initials, and shown', async () => {
    const reference = await accept();
    const link = links.make(reference, now);
    const answered = await post(link, { act: 'answered', by: ' AM ', text: 'Sent the prices\r\nand a map' });
    expect(answered.statusCode).toBe(303);
    expect(answered.headers['referrer-policy']).toBe('no-referrer');
    const { body } = await get(locationOf(answered));
    expect(body).toContain(copy.done.answered);
    expect(body).toContain('value="AM"');
    expect(await store.find(reference)).toMatchObject({
      answeredAt: now,
      history: [
        { kind: 'note', by: 'AM', text: 'Sent the prices\nand a map', actedAt: now },
        { kind: 'answered', by: 'AM', text: '', actedAt: now },
      ],
    });
    for (const act of ['reopened', 'spam', 'reopened', 'note'])
      expect((await post(link, { act, by: 'BN', text: act === 'note' ? 'x' : '' })).statusCode, act).toBe(
        303,
      );
    expect((await store.find(reference))?.history.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'note AM',
      'answered AM',
      'reopened BN',
      'spam BN',
      'reopened BN',
      'note BN',
    ]);
    expect(await store.find(reference)).toMatchObject({ answeredAt: null, spamAt: null });
  });

  it('is done by one of two who do it at once; the other learns of it and loses nothing', async () => {
    const reference = await accept();
    const link = links.make(reference, now);
    const answers = await Promise.all(
      ['AM', 'BN'].map(by => post(link, { act: 'answered', by, text: `Note of ${by}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
    const told = answers.find(({ statusCode }) => statusCode === 409);
    expect(told?.body).toContain(copy.already.answered);
    expect(told?.body).toContain(copy.noteKept);
    const found = await store.find(reference);
    expect(found?.history.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    expect(
      found?.history
        .filter(({ kind }) => kind === 'note')
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['Note of AM', 'Note of BN']);
  });

  it.each([
    ['without initials', { act: 'answered', text: 'My note' }, copy.faults.initials],
    ['with initials of blanks', { act: 'note', by: '  ', text: 'My note' }, copy.faults.initials],
    [
      'with a whole name',
      { act: 'spam', by: 'Ana María Pérez', text: 'My note' },
      copy.faults.initialsTooLong,
    ],
    ['with a note of nothing', { act: 'note', by: 'AM', text: ' \u0000\n' }, copy.faults.note],
    ['with an endless note', { act: 'note', by: 'AM', text: 'My note'.repeat(900) }, copy.faults.noteTooLong],
  ])('is refused %s, and what was typed is there again', async (_, fields: Record<string, string>, fault) => {
    const reference = await accept();
    const answer = await post(links.make(reference, now), fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(fault);
    expect(answer.body).toContain('aria-invalid="true"');
    if (fields['text']?.includes('My note')) expect(answer.body).toContain('My note');
    expect((await store.find(reference))?.history).toEqual([]);
  });

  it('is refused with a note beyond all measure, and says that it is too long', async () => {
    const reference = await accept();
    const answer = await post(links.make(reference, now), {
      act: 'note',
      by: 'AM',
      text: 'a'.repeat(70_000),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain(copy.faults.noteTooLong);
    expect(answer.body).not.toContain(copy.unavailable.title);
  });

  it('is refused where it is nothing that there is', async () => {
    const reference = await accept();
    for (const act of ['', 'constructor', 'delete'])
      expect((await post(links.make(reference, now), { act, by: 'AM' })).statusCode).toBe(400);
    expect(await store.find(reference)).toMatchObject({ history: [] });
  });

  it('erases one inquiry or a person, and asks before', async () => {
    const first = await accept({ email: 'ana@example.com' });
    const second = await accept({ email: 'ANA@example.com' });
    const third = await accept({ email: 'ana@example.com' });
    const stranger = await accept({ email: 'bo@example.com' });
    const asked = await post(links.make(first, now), { act: 'erase' });
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain(copy.erase.all(3));
    expect(await store.find(first)).not.toBeNull();
    const unsigned = await post(links.make(first, now), { act: 'erase one', by: ' ' });
    expect(unsigned.statusCode).toBe(422);
    expect(unsigned.body).toContain(copy.faults.initials);
    expect(await store.find(first)).not.toBeNull();
    const one = await post(links.make(first, now), { act: 'erase one', by: 'AM' });
    expect(await store.lastErasure()).toEqual({ at: now, by: 'AM', inquiries: 1, mails: 2 });
    expect(one.body).toContain(copy.erase.done(1, 2));
    expect(await store.find(first)).toBeNull();
    expect(await store.find(second)).not.toBeNull();
    expect((await post(links.make(first, now), { act: 'erase one' })).statusCode).toBe(404);
    const all = await post(links.make(third, now), { act: 'erase all', by: 'BN' });
    expect((await store.lastErasure())?.by).toBe('BN');
    expect(all.body).toContain(copy.erase.done(2, 4));
    expect(await store.find(second)).toBeNull();
    expect(await store.find(stranger)).not.toBeNull();
  });

  it('says so where the store is away, with what was typed', async () => {
    const reference = await accept();
    vi.spyOn(store, 'act').mockRejectedValue(new StoreUnavailable('locked'));
    const answer = await post(links.make(reference, now), { act: 'note', by: 'AM', text: 'A long <note>' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('A long &lt;note&gt;');
    vi.spyOn(store, 'linksRevokedAt').mockRejectedValue(new StoreUnavailable('locked'));
    expect((await get(links.make('list', now))).statusCode).toBe(503);
  });
});

describe('the list', () => {
  const rows = (body: string) =>
    [...body.matchAll(/<th scope="row">(?:<a href="([^"]+)">)?([^<]+)/g)].map(
      ([, href = '', reference = '']) => ({
        reference,
        href: href.replaceAll('&amp;', '&'),
      }),
    );
  const references = (body: string) => rows(body).map(({ reference }) => reference);
  const list = async (query = '') => (await get(links.make('list', now) + query)).body;

  it('shows what is open, late, answered and spam, and finds by words', async () => {
    const open = await accept({ fullName: 'Opal', visitDate: '2026-12-24' });
    const late = await accept(
      { fullName: 'Lena', visitDate: '2026-12-25' },
      { receivedAt: '2026-11-18T09:00:00Z' },
    );
    const answered = await accept({ fullName: 'Anouk' });
    const spam = await accept({ fullName: 'Spiro' });
    await store.act(answered, { kind: 'answered', actedAt: now, by: 'AM', text: '' });
    await store.act(spam, { kind: 'spam', actedAt: now, by: 'AM', text: '' });
    expect(references(await list())).toEqual([late, open]);
    expect(references(await list('&view=late'))).toEqual([late]);
    expect(references(await list('&view=visit'))).toEqual([open, late]);
    expect(references(await list('&view=answered'))).toEqual([answered]);
    expect(references(await list('&view=spam'))).toEqual([spam]);
    expect(references(await list('&view=nothing'))).toEqual([late, open]);
    expect(references(await list('&words=spir'))).toEqual([spam]);
    expect(references(await list(`&words=${answered.toLowerCase()}`))).toEqual([answered]);
    expect(await list('&words=%3Cqqqq%3E')).toContain(copy.list.empty);
  });

  it('leads to inquiries by links that live no longer than its own', async () => {
    const reference = await accept();
    const soon = new Date(now.getTime() + 60_000);
    const { body } = await get(links.make('list', now, soon));
    const [row] = rows(body);
    expect(row?.href).toBe(links.make(reference, now, soon));
    expect((await get(row?.href ?? '')).statusCode).toBe(200);
    expect((await post(links.make('list', now), { act: 'answered', by: 'AM' })).statusCode).toBe(405);
  });

  it('comes in parts, all of which are there', async () => {
    const all = new Set<string>();
    for (let index = 0; index < 120; index += 1) all.add(await accept({ email: `${index}@example.com` }));
    let url: string | undefined = links.make('list', now);
    const seen: string[] = [];
    for (let part = 0; url && part < 5; part += 1) {
      const { body } = await get(url);
      seen.push(...references(body));
      url = /class="button" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen)).toEqual(all);
  });
});
