import { describe, expect, it, vi } from 'vitest';
import { officeWords } from '../../../content/office-words.ts';
import { words } from '../../../content/words.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import {
  deskForEach,
  formOf,
  links,
  linkTo,
  now,
  openDesk,
  unescaped,
} from '../../../tests/support/desk-app.ts';
import { type Act, confirmationsADay, type Reference, StoreUnavailable } from '../store/store.ts';

const copy = officeWords.en.desk;
const signed = { actedAt: now, by: 'AM', text: '' } as const;

const desk = deskForEach();

describe('the page of an inquiry', () => {
  it('escapes typed text, and is neither cached nor indexed', async () => {
    const fullName = `<b>Ana</b> & "Bo" STYLE $& </title>`;
    const reference = await desk.accept({ fullName, specialRequests: '</textarea>\n<script>x</script>' });
    await desk.store.act(reference, { ...signed, kind: 'note', by: "O'B", text: 'Called & <i>told</i>' });
    const { statusCode, body, headers } = await desk.get(linkTo(reference));
    expect(statusCode).toBe(200);
    expect(body).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Bo&quot; STYLE $&amp; &lt;/title&gt;');
    expect(body).toContain('&lt;/textarea&gt;\n&lt;script&gt;x&lt;/script&gt;');
    expect(body).toContain('Called &amp; &lt;i&gt;told&lt;/i&gt;');
    expect(body).toContain('by O&#39;B');
    expect(body).not.toMatch(/<script|<b>Ana|<i>told/);
    expect(body.match(/<style>/g)).toHaveLength(1);
    expect(body).toMatch(/<\/title>[^<]*<link[^>]*>[^<]*<style>p \{ color: red \}<\/style>/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store, no-transform',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]+='; .*form-action 'self'/,
      ),
    });
    expect(headers['set-cookie']).toMatch(
      /^desk-link=\d+\.[\w-]+; Path=\/desk; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('confirms only acts that happened, and strips bidi controls', async () => {
    const reference = await desk.accept({ fullName: 'Ana\u202egnp.exe', specialRequests: 'a\u2067b' });
    await desk.store.act(reference, { ...signed, kind: 'note', text: 'c\u202dd' });
    const claimed = (did: string) => desk.get(`${linkTo(reference)}&did=${did}`);
    expect((await claimed('note')).body).toContain(copy.done.note);
    for (const did of ['answered', 'spam', 'reopened', '__proto__'])
      expect((await claimed(did)).body).not.toMatch(/role="status"/);
    expect((await claimed('note')).body).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    await desk.store.act(reference, { ...signed, kind: 'answered' });
    expect((await claimed('answered')).body).toContain(copy.done.answered);
  });

  it('links each phone number as it is dialed, and shows it as typed', async () => {
    const shown = async (phone: string) => {
      const { body } = await desk.get(linkTo(await desk.accept({ phone })));
      return new RegExp(`<dt>${words.en.inquiry.labels.phone}</dt><dd>(.*?)</dd>`).exec(body)?.[1];
    };
    const isolated = (text: string) => `<bdi translate="no">${text}</bdi>`;
    expect(await shown('+44 (0)20 7946 0000 <ext. 12>')).toBe(
      isolated('<a href="tel:+442079460000">+44 (0)20 7946 0000</a> &lt;ext. 12&gt;'),
    );
    expect(await shown('600 111 222 / 600 333 444')).toBe(
      isolated('<a href="tel:600111222">600 111 222</a> / <a href="tel:600333444">600 333 444</a>'),
    );
    expect(await shown('none')).toBe(isolated('none'));
  });

  it('drafts the reply in the visitor’s language', async () => {
    const reference = await desk.accept({ email: 'ana@example.pl', numberOfVisitors: 5 }, { locale: 'pl' });
    const { body } = await desk.get(linkTo(reference));
    const address = unescaped(/href="(mailto:[^"]+)"/.exec(body)?.[1] ?? '');
    const { pathname, searchParams } = new URL(address);
    const { reply } = words.pl.mail;
    expect(pathname).toBe('ana@example.pl');
    expect(searchParams.get('subject')).toBe(reply.subject(reference));
    expect(body).toContain('<dd>Polish</dd>');
    const lines = searchParams.get('body')?.split('\r\n') ?? [];
    expect(lines[0]).toBe(reply.greeting);
    expect(lines).toContain(reply.about(longDate('2026-12-24', locales.pl), 5));
    // Mail programs do not decode a plus to a space.
    expect(address).not.toContain('+');
    // The same text can be copied where no mail program opens.
    const [, shown = ''] = /<textarea id="draft"[^>]* readonly lang="pl">\n([^<]*)/.exec(body) ?? [];
    expect(unescaped(shown).split('\n')).toEqual(lines);
    expect(unescaped(body)).toContain(copy.reply.subject(reply.subject(reference)));
    expect(body.match(/mailto:/g)).toHaveLength(1);
  });

  it('links to other pages with its own expiry', async () => {
    const [reference, other] = [await desk.accept(), await desk.accept()];
    const stranger = await desk.accept({ email: 'bo@example.com' });
    const soon = new Date(now.getTime() + 60_000);
    const { body } = await desk.get(links.make(reference, now, soon));
    for (const target of [other, 'list'] as const)
      expect(unescaped(body)).toContain(`href="${links.make(target, now, soon)}"`);
    expect(body).not.toContain(stranger);
    const list = unescaped((await desk.get(links.make('list', now, soon))).body);
    for (const target of [reference, 'days'] as const)
      expect(list).toContain(`href="${links.make(target, now, soon)}"`);
  });

  it.each<[string, (reference: Reference) => string]>([
    ['with a forged signature', reference => linkTo(reference).replace(/signature=.{4}/, 'signature=AAAA')],
    ['signed for the list', reference => linkTo('list').replace('/desk', `/desk/${reference}`)],
    ['that has expired', reference => links.make(reference, now, now)],
    ['without a signature', reference => `/desk/${reference}`],
    ['to an invalid reference', () => '/desk/%00'],
  ])('rejects a link %s, for reading and acting', async (_, link) => {
    const reference = await desk.accept();
    const revoked = vi.spyOn(desk.store, 'linksRevokedAt');
    const erase = { act: 'erase-person', by: 'AM' };
    for (const answer of [await desk.get(link(reference)), await desk.post(link(reference), erase)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(copy.deadLink.title);
      expect(answer.body).not.toContain('Siobhán');
    }
    // Requests without a valid link cost no query.
    expect(revoked).not.toHaveBeenCalled();
    expect(await desk.store.find(reference)).not.toBeNull();
  });

  it('opens by its unsigned URL while a link opened earlier is valid', async () => {
    const [reference, other] = [await desk.accept(), await desk.accept()];
    const soon = new Date(now.getTime() + 60_000);
    const opened = await desk.get(links.make(other, now, soon));
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    const bare = (url: string, headers = { cookie }) => desk.app.inject({ url, headers });
    for (const target of [reference, 'list', 'days'] as const) {
      const address = target === 'list' ? '/desk' : `/desk/${target}`;
      const answer = await bare(address);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, links.make(target, now, soon)]);
      expect((await desk.get(address)).statusCode).toBe(404);
      expect((await bare(`${address}?until=1&signature=x`)).statusCode).toBe(404);
    }
    expect((await bare('/desk/%00')).statusCode).toBe(404);
    for (const forged of [cookie.replace(/.{4}$/, 'AAAA'), 'desk-link=', 'desk-link=9.9'])
      expect((await bare('/desk', { cookie: forged })).statusCode).toBe(404);
    // It can be read, but not changed.
    const act = await desk.post(
      '/desk',
      { act: 'spam', by: 'AM' },
      { 'sec-fetch-site': 'same-origin', cookie },
    );
    expect(act.statusCode).toBe(404);
    const acted = await desk.post(
      `/desk/${reference}`,
      { act: 'spam', by: 'AM' },
      { 'sec-fetch-site': 'same-origin', cookie },
    );
    expect(acted.statusCode).toBe(404);
    await desk.store.revokeLinks(new Date(now.getTime() + 1));
    expect((await bare('/desk')).statusCode).toBe(404);
  });

  it('rejects a revoked link', async () => {
    const reference = await desk.accept();
    const before = new Date(now.getTime() - 1000);
    const [inquiry, list] = [links.make(reference, before), links.make('list', before)];
    expect((await desk.get(inquiry)).statusCode).toBe(200);
    await desk.store.revokeLinks(now);
    const answers = [
      await desk.get(inquiry),
      await desk.get(list),
      await desk.post(inquiry, { act: 'answered', by: 'AM' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await desk.store.find(reference))?.history).toEqual([]);
  });

  it('is not changed by the GET requests of link scanners', async () => {
    const reference = await desk.accept();
    const before = await desk.store.find(reference);
    const link = linkTo(reference);
    for (const act of ['answered', 'reopened', 'spam', 'note', 'erase', 'erase-inquiry', 'erase-person'])
      await desk.get(`${link}&act=${encodeURIComponent(act)}&by=AM&text=x`);
    const { body } = await desk.get(link);
    for (const [, href = ''] of body.matchAll(/href="(\/[^"]+)"/g)) await desk.get(unescaped(href));
    expect(await desk.store.find(reference)).toEqual(before);
  });

  it('accepts only same-origin posts, and the origin null of older browsers', async () => {
    const reference = await desk.accept();
    const send = (headers: Record<string, string>) =>
      desk.post(linkTo(reference), { act: 'answered', by: 'AM' }, headers);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await send(foreign)).statusCode).toBe(403);
    expect((await desk.store.find(reference))?.history).toEqual([]);
    expect((await send({ origin: 'null' })).statusCode).toBe(303);
    expect((await desk.store.find(reference))?.history).toHaveLength(1);
  });
});

it.each(Object.keys(officeWords) as (keyof typeof officeWords)[])('works in %s', async officeLocale => {
  const { get } = await openDesk(officeLocale);
  const { body } = await get(linkTo('list'));
  expect(body).toContain(`<html lang="${officeLocale}"`);
  expect(body).toContain(officeWords[officeLocale].desk.list.title);
});

describe('an act of the office', () => {
  it('is recorded with time and initials, and shown', async () => {
    const reference = await desk.accept();
    const link = linkTo(reference);
    const answered = await desk.post(link, {
      act: 'answered',
      by: ' AM ',
      text: 'Sent the prices\r\nand a map',
    });
    expect(answered.statusCode).toBe(303);
    expect(answered.headers['referrer-policy']).toBe('no-referrer');
    const url = String(answered.headers['location']);
    expect((await desk.get(url)).body).toContain(copy.done.answered);
    // The browser remembers the initials on the pages of all inquiries.
    const [kept = ''] = String(answered.headers['set-cookie']).split(';');
    expect(answered.headers['set-cookie']).toMatch(
      /; Path=\/desk; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const next = await desk.app.inject({
      url: linkTo(await desk.accept()),
      headers: { cookie: `a=b; ${kept}` },
    });
    expect(next.body).toContain('name="by" value="AM"');
    for (const cookie of ['desk-initials=%', `desk-initials=${'x'.repeat(99)}`])
      expect((await desk.app.inject({ url, headers: { cookie } })).body).toContain('name="by" value=""');
    // Enter in a field submits nothing.
    expect(next.body).toMatch(/class="act"><button disabled hidden>/);
    const note: Act = { ...signed, kind: 'note', text: 'Sent the prices\nand a map' };
    const history: Act[] = [note, { ...signed, kind: 'answered' }];
    expect(await desk.store.find(reference)).toMatchObject({ answeredAt: now, history });
    for (const act of ['reopened', 'spam', 'reopened', 'note'] as const) {
      const text = act === 'note' ? 'x' : '';
      expect((await desk.post(link, { act, by: 'BN', text })).statusCode, act).toBe(303);
      history.push({ ...signed, kind: act, by: 'BN', text });
    }
    expect(await desk.store.find(reference)).toMatchObject({ answeredAt: null, spamAt: null, history });
  });

  it('sets a new due time when reopened days later', async () => {
    const reference = await desk.accept({}, { receivedAt: '2026-11-14T12:00:00Z' });
    await desk.post(linkTo(reference), { act: 'answered', by: 'AM' });
    await desk.post(linkTo(reference), { act: 'reopened', by: 'AM' });
    const { body } = await desk.get(linkTo(reference));
    expect(body).toContain('class="chip open"');
    expect(body).toContain('datetime="2026-11-21T12:00:00.000Z"');
    expect((await desk.get(`${linkTo('list')}&view=late`)).body).not.toContain(reference);
  });

  it('succeeds for one of two concurrent clerks; the other is notified and loses no text', async () => {
    const reference = await desk.accept();
    const act = { act: 'answered', text: 'My note' };
    const answers = await Promise.all(['AM', 'BN'].map(by => desk.post(linkTo(reference), { ...act, by })));
    const told = answers.find(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    expect(told?.body).toContain(copy.already.answered);
    expect(told?.body).toContain(copy.noteKept);
    const kinds = (await desk.store.find(reference))?.history.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['answered', 'note', 'note']);
  });

  it.each<[string, string, Record<string, string>[]]>([
    ['answered', 'corrected', [{ act: 'correct', visitDate: '2026-12-26' }]],
    ['answered', 'note', [{ act: 'note', text: 'They called: wait' }]],
    ['answered', 'answered', [{ act: 'answered' }]],
    ['spam', 'answered', [{ act: 'answered' }]],
    ['spam', 'spam', [{ act: 'spam' }]],
    ['released', 'corrected', [{ act: 'correct', visitDate: '2026-12-26' }]],
    ['released', 'spam', [{ act: 'spam' }]],
    ['released', 'released', [{ act: 'released' }]],
    ['erase-inquiry', 'corrected', [{ act: 'correct', email: 'right@example.ie' }]],
    ['erase-person', 'corrected', [{ act: 'correct', email: 'right@example.ie' }]],
  ])('is refused on an older page: %s after another clerk’s "%s"', async (act, what, others) => {
    const isRelease = act === 'released';
    // Confirmations beyond these are held back.
    if (isRelease) for (let index = 0; index < confirmationsADay; index += 1) await desk.accept();
    const reference = await desk.accept();
    const link = linkTo(reference);
    const isErasure = act.startsWith('erase');
    const hasNote = !isErasure && !isRelease;
    // Another inquiry from the same person.
    await desk.accept();
    const older = (isErasure ? await desk.post(link, { act: 'erase' }) : await desk.get(link)).body;
    const form = formOf(older, act);
    for (const fields of others) {
      const { act: theirs = '' } = fields;
      const answer = await desk.post(link, {
        ...formOf((await desk.get(link)).body, theirs),
        ...fields,
        by: 'BN',
      });
      expect(answer.statusCode).toBe(303);
    }
    const before = await desk.store.find(reference);
    const text = 'What I typed';
    const refused = await desk.post(link, { ...form, by: 'AM', ...(hasNote && { text }) });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain(copy.faults.changed);
    expect(refused.body).toMatch(
      new RegExp(`${copy.inquiry.changedSince}.*${copy.inquiry.acts[what as 'note']}</b> by BN`, 's'),
    );
    if (hasNote) expect(refused.body).toContain(text);
    expect(await desk.store.find(reference)).toEqual(before);
    // The page shows the present state, from which it works.
    if (act !== what && act !== 'erase-person' && what !== 'spam') {
      const again = await desk.post(link, { ...formOf(refused.body, act), by: 'AM' });
      expect(again.statusCode).toBe(isErasure ? 200 : 303);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['answered', {}],
    ['answered', { text: 'Wrote' }],
    ['spam', {}],
    ['note', { text: 'Called' }],
    ['reopened', {}],
  ])('is done once by two clicks: %s, %j', async (act, fields) => {
    const reference = await desk.accept();
    const link = linkTo(reference);
    if (act === 'reopened') await desk.store.act(reference, { ...signed, kind: 'spam' });
    const form = { ...formOf((await desk.get(link)).body, act), ...fields, by: 'AM' };
    const answers = [await desk.post(link, form), await desk.post(link, form)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect((await desk.get(String(answers[1]?.headers.location))).body).toContain(copy.done[act as 'note']);
    const kinds = (await desk.store.find(reference))?.history.map(({ kind }) => kind);
    expect(kinds?.filter(kind => kind === act)).toHaveLength(1);
    expect(kinds?.filter(kind => kind === 'note')).toHaveLength('text' in fields ? 1 : 0);
  });

  it('keeps the notes of two clerks', async () => {
    const reference = await desk.accept();
    const form = formOf((await desk.get(linkTo(reference))).body, 'note');
    for (const by of ['AM', 'BN'])
      expect((await desk.post(linkTo(reference), { ...form, by, text: `Of ${by}` })).statusCode).toBe(303);
    expect((await desk.store.find(reference))?.history.map(({ text }) => text)).toEqual(['Of AM', 'Of BN']);
  });

  const { initials, initialsTooLong, note, noteTooLong } = copy.faults;
  it.each<[string, number, Record<string, string>, string]>([
    ['without initials', 422, { act: 'answered', text: 'My note' }, initials],
    ['with invisible initials', 422, { act: 'answered', by: '\u200b\u2800', text: 'My note' }, initials],
    ['with a full name', 422, { act: 'spam', by: 'Ana María Pérez', text: 'My note' }, initialsTooLong],
    ['with an empty note', 422, { act: 'note', by: 'AM', text: ' \u0000\n' }, note],
    [
      'with a note that is too long',
      422,
      { act: 'note', by: 'AM', text: 'My note'.repeat(900) },
      noteTooLong,
    ],
    ['with a body that is too large', 413, { act: 'note', by: 'AM', text: 'a'.repeat(70_000) }, noteTooLong],
    ['if it is unknown', 400, { act: 'constructor', by: 'AM' }, ''],
  ])('is rejected %s, and redisplays what was typed', async (_, status, fields, fault) => {
    const reference = await desk.accept();
    const { statusCode, body } = await desk.post(linkTo(reference), fields);
    expect(statusCode).toBe(status);
    expect(body).toContain(fault);
    if (status === 422) expect(body).toContain('aria-invalid="true"');
    if (fields['text']?.includes('My note')) expect(body).toContain('My note');
    expect((await desk.store.find(reference))?.history).toEqual([]);
  });

  it.each([false, true])(
    'tells a clerk on an older page that it is spam; answered before: %s',
    async answered => {
      const reference = await desk.accept();
      if (answered) await desk.store.act(reference, { ...signed, kind: 'answered' });
      await desk.store.act(reference, { ...signed, kind: 'spam' });
      const before = await desk.store.find(reference);
      for (const act of ['answered', 'released']) {
        const answer = await desk.post(linkTo(reference), { act, by: 'BN' });
        expect([answer.statusCode, answer.body.includes(copy.already.isSpam)]).toEqual([409, true]);
      }
      const twice = await desk.post(linkTo(reference), { act: 'spam', by: 'BN' });
      expect(twice.body).toContain(copy.already.spam);
      expect(await desk.store.find(reference)).toEqual(before);
    },
  );

  it('sends confirmations that were held back, and mails that were given up', async () => {
    const references: Reference[] = [];
    for (let index = 0; index < 5; index += 1) references.push(await desk.accept());
    const [sent = '' as Reference, , , held = '' as Reference, spam = '' as Reference] = references;
    const states = async (of: Reference) => (await desk.store.mails(of)).map(({ state }) => state);
    expect(await states(held)).toEqual(['waiting', 'held']);
    expect((await desk.get(linkTo(sent))).body).not.toContain(copy.release.button);
    expect((await desk.get(linkTo(held))).body).toContain(copy.release.button);
    const unsigned = await desk.post(linkTo(held), { act: 'released', by: '' });
    expect([unsigned.statusCode, await states(held)]).toEqual([422, ['waiting', 'held']]);
    expect(unsigned.body).toContain('id="fault-released-by"');
    const released = await desk.post(linkTo(held), { act: 'released', by: 'AM' });
    expect(await states(held)).toEqual(['waiting', 'waiting']);
    expect(desk.called.queued).toBe(1);
    expect((await desk.get(String(released.headers.location))).body).toContain(copy.done.released);
    expect(await desk.store.find(held)).toMatchObject({
      history: [{ ...signed, kind: 'released' }],
      lastContactAt: now,
    });
    const clicked = await desk.post(linkTo(held), { ...formOf(unsigned.body, 'released'), by: 'AM' });
    expect([clicked.statusCode, clicked.headers.location]).toEqual([303, released.headers.location]);
    expect((await desk.store.find(held))?.history).toHaveLength(1);
    expect((await desk.store.mails(held)).map(({ lastError }) => lastError)).toEqual([null, null]);
    const again = await desk.post(linkTo(held), { act: 'released', by: 'BN' });
    expect([again.statusCode, again.body.includes(copy.release.already)]).toEqual([409, true]);
    const [{ id } = { id: 0 }] = await desk.store.mails(sent);
    await desk.store.mailFailed(id, '550 5.1.1', null);
    await desk.post(linkTo(sent), { act: 'released', by: 'AM' });
    expect(await states(sent)).toEqual(['waiting', 'waiting']);
    await desk.store.act(spam, { ...signed, kind: 'spam' });
    expect((await desk.get(linkTo(spam))).body).not.toContain(copy.release.button);
  });

  it('erases one inquiry or a person after confirmation', async () => {
    const first = await desk.accept({ email: 'ana@example.com' });
    const second = await desk.accept({ email: 'ANA@example.com' });
    const third = await desk.accept({ email: 'ana@example.com' });
    const stranger = await desk.accept({ email: 'bo@example.com' });
    const asked = await desk.post(linkTo(first), { act: 'erase' });
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain(copy.erase.all(3));
    expect(await desk.store.find(first)).not.toBeNull();

    const unnamed = await desk.post(linkTo(first), { act: 'erase-inquiry', by: ' ' });
    expect(unnamed.statusCode).toBe(422);
    expect(await desk.store.find(first)).not.toBeNull();

    const one = await desk.post(linkTo(first), { act: 'erase-inquiry', by: 'AM' });
    expect(one.body).toContain(copy.erase.done(1, 2));
    expect(unescaped(one.body)).toContain(`href="${linkTo('list')}"`);
    const gone = await desk.get(linkTo(first));
    expect(gone.statusCode).toBe(404);
    expect(gone.body).toContain(copy.gone.title);
    expect(unescaped(gone.body)).toContain(`href="${linkTo('list')}"`);
    expect(await desk.store.find(second)).not.toBeNull();

    // They have written once more since the clerk was asked.
    const question = (await desk.post(linkTo(third), { act: 'erase' })).body;
    const fourth = await desk.accept({ email: 'ana@example.com' });
    const more = await desk.post(linkTo(third), { ...formOf(question, 'erase-person'), by: 'BN' });
    expect([more.statusCode, more.body.includes(copy.erase.all(3))]).toEqual([409, true]);
    await desk.store.remove(fourth, now);

    // On an older page: what was typed can be copied.
    const note = { act: 'note', by: 'AM', text: 'They called <again>' };
    const late = await desk.post(linkTo(first), note);
    expect([late.statusCode, unescaped(late.body).includes(note.text)]).toEqual([404, true]);

    const all = await desk.post(linkTo(third), { act: 'erase-person', by: 'BN' });
    expect(all.body).toContain(copy.erase.done(2, 4));
    expect(await desk.store.list({})).toMatchObject([{ reference: stranger }]);
  });

  it('reports an unavailable store and returns the typed note', async () => {
    const reference = await desk.accept();
    vi.spyOn(desk.store, 'act').mockRejectedValue(new StoreUnavailable('locked'));
    const answer = await desk.post(linkTo(reference), { act: 'note', by: 'AM', text: 'A long <note>' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('A long &lt;note&gt;');
    vi.spyOn(desk.store, 'linksRevokedAt').mockRejectedValue(new StoreUnavailable('locked'));
    expect((await desk.get(linkTo('list'))).statusCode).toBe(503);
  });
});
