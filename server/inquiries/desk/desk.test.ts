import { describe, expect, it, vi } from 'vitest';
import { formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { words } from '../../../i18n/words.ts';
import {
  deskForEach,
  links,
  linkTo,
  now,
  openDesk,
  readReplyDraft,
  unescapeHtml,
} from '../../../tests/support/desk-app.ts';
import { examplePlan } from '../../../tests/support/inquiries.ts';
import { fill } from '../../../tests/support/words.ts';
import { type Reference, StoreUnavailable } from '../store/store.ts';

const copy = officeWords.en.desk;
const signature = { actedAt: now, initials: 'AM', text: '' } as const;

const desk = deskForEach();

describe('the page of an inquiry', () => {
  it('escapes typed text without bidi controls, and is neither cached nor indexed', async () => {
    const fullName = `<b>Ana</b> & "Bo" STYLE $& </title>\u202egnp.exe`;
    const reference = await desk.accept({ fullName, specialRequests: '</textarea>\n<script>x</script>' });
    await desk.store.recordActions(reference, {
      ...signature,
      kind: 'note',
      initials: "O'B",
      text: 'Called & <i>told</i>',
    });
    const { statusCode, body, headers } = await desk.get(linkTo(reference));
    expect(statusCode).toBe(200);
    expect(body).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Bo&quot; STYLE $&amp; &lt;/title&gt;');
    expect(body).toContain('&lt;/textarea&gt;\n&lt;script&gt;x&lt;/script&gt;');
    expect(body).toContain('Called &amp; &lt;i&gt;told&lt;/i&gt;');
    expect(body).toContain('by O&#39;B');
    expect(body).not.toMatch(/<script|<b>Ana|<i>told|[\u202a-\u202e\u2066-\u2069]/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store, no-transform',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]+='; .*form-action 'self'/,
      ),
      'set-cookie': expect.stringMatching(
        /^desk-link=\d+\.[\w-]+; Path=\/desk; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
      ),
    });
  });

  it('links each phone number as it is dialed, and shows it as typed', async () => {
    const { body } = await desk.get(
      linkTo(await desk.accept({ phone: '+44 (0)20 7946 0000 / <600 111 222>' })),
    );
    expect(body).toContain(
      '<a href="tel:+442079460000">+44 (0)20 7946 0000</a> / &lt;<a href="tel:600111222">600 111 222</a>&gt;',
    );
  });

  it('drafts the reply in the visitor’s language', async () => {
    const reference = await desk.accept({ email: 'ana@example.pl', numberOfVisitors: 5 }, { locale: 'pl' });
    const { body } = await desk.get(linkTo(reference));
    const { reply } = words.pl.mail;
    const draft = readReplyDraft(body);
    expect(draft).toMatchObject({ to: 'ana@example.pl', subject: fill(reply.subject, { reference }) });
    const lines = draft.body.split('\r\n');
    expect(lines[0]).toBe(reply.greeting);
    expect(lines).toContain(
      fill(reply.about, { day: formatLongDate('2026-12-24', locales.pl), count: 5 }, locales.pl),
    );
    // Mail programs do not decode a plus to a space.
    expect(/href="mailto:[^"]+"/.exec(body)?.[0]).not.toContain('+');
    const [, shownDraft = ''] = /<textarea id="draft"[^>]* readonly lang="pl">\n([^<]*)/.exec(body) ?? [];
    expect(unescapeHtml(shownDraft).split('\n')).toEqual(lines);
    expect(body).toContain('<dd>Polish</dd>');
  });

  it('shows the plan in the office’s language, with a link to it in the visitor’s', async () => {
    const plan = `${examplePlan}&who=wheels`;
    const { body } = await desk.get(linkTo(await desk.accept({ plan }, { locale: 'es' })));
    const { places, choices } = words.en.plan;
    expect(body).toMatch(
      new RegExp(
        `<h2>${copy.inquiry.plan}</h2><p>${choices.accessNeeds.wheels}</p><ol>.*${places.dolphin}</li>`,
      ),
    );
    expect(unescapeHtml(body)).toContain(`href="${pathTo('plan', locales.es)}#${plan}"`);
    expect((await desk.get(linkTo(await desk.accept()))).body).not.toContain(copy.inquiry.plan);
  });

  it('lists other inquiries of the person, and links to other pages with its own expiry', async () => {
    const [reference, otherReference] = [await desk.accept(), await desk.accept()];
    const stranger = await desk.accept({ email: 'bo@example.com' });
    const soon = new Date(now.getTime() + 60_000);
    const { body } = await desk.get(links.sign(reference, now, soon));
    for (const target of [otherReference, 'list'] as const)
      expect(unescapeHtml(body)).toContain(`href="${links.sign(target, now, soon)}"`);
    expect(body).not.toContain(stranger);
    expect(unescapeHtml((await desk.get(links.sign('list', now, soon))).body)).toContain(
      `href="${links.sign('days', now, soon)}"`,
    );
  });

  it('confirms only what has happened', async () => {
    const reference = await desk.accept();
    await desk.store.recordActions(reference, { ...signature, kind: 'note', text: 'Called' });
    expect((await desk.get(`${linkTo(reference)}&did=note`)).body).toContain(copy.done.note);
    for (const event of ['answered', '__proto__'])
      expect((await desk.get(`${linkTo(reference)}&did=${event}`)).body).not.toMatch(/role="status"/);
  });
});

describe('a link', () => {
  it.each<[string, (reference: Reference) => string]>([
    ['with a forged signature', reference => linkTo(reference).replace(/signature=.{4}/, 'signature=AAAA')],
    ['signed for the list', reference => linkTo('list').replace('/desk', `/desk/${reference}`)],
    ['that has expired', reference => links.sign(reference, now, now)],
    ['without a signature', reference => `/desk/${reference}`],
    ['to an invalid reference', () => '/desk/%00'],
  ])('%s opens and changes nothing', async (_, link) => {
    const reference = await desk.accept();
    const readRevocation = vi.spyOn(desk.store, 'getLinksRevokedAt');
    const erase = { act: 'erase-person', by: 'AM' };
    for (const answer of [await desk.get(link(reference)), await desk.post(link(reference), erase)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(copy.deadLink.title);
      expect(answer.body).not.toContain('Siobhán');
    }
    expect(readRevocation).not.toHaveBeenCalled();
    expect(await desk.store.find(reference)).not.toBeNull();
  });

  it('that is revoked opens and changes nothing', async () => {
    const reference = await desk.accept();
    const link = links.sign(reference, new Date(now.getTime() - 1000));
    expect((await desk.get(link)).statusCode).toBe(200);
    await desk.store.revokeLinks(now);
    expect((await desk.get(link)).statusCode).toBe(404);
    expect((await desk.post(link, { act: 'answered', by: 'AM' })).statusCode).toBe(404);
    expect((await desk.store.find(reference))?.events).toEqual([]);
  });

  it('makes unsigned URLs work for reading in the browser that has opened it, as long as it is valid', async () => {
    const [reference, otherReference] = [await desk.accept(), await desk.accept()];
    const soon = new Date(now.getTime() + 60_000);
    const openedPage = await desk.get(links.sign(otherReference, now, soon));
    const [cookie = ''] = String(openedPage.headers['set-cookie']).split(';');
    const bare = (url: string, headers = { cookie }) => desk.app.inject({ url, headers });
    for (const target of [reference, 'list', 'days'] as const) {
      const address = target === 'list' ? '/desk' : `/desk/${target}`;
      const answer = await bare(address);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, links.sign(target, now, soon)]);
      expect((await bare(`${address}?until=1&signature=x`)).statusCode).toBe(404);
    }
    for (const forged of [cookie.replace(/.{4}$/, 'AAAA'), 'desk-link=', 'desk-link=9.9'])
      expect((await bare('/desk', { cookie: forged })).statusCode).toBe(404);
    const headers = { 'sec-fetch-site': 'same-origin', cookie };
    const response = await desk.post(`/desk/${reference}`, { act: 'spam', by: 'AM' }, headers);
    expect(response.statusCode).toBe(404);
    await desk.store.revokeLinks(new Date(now.getTime() + 1));
    expect((await bare('/desk')).statusCode).toBe(404);
  });

  it('changes nothing when a scanner follows it and all links of its page', async () => {
    const reference = await desk.accept();
    const before = await desk.store.find(reference);
    const link = linkTo(reference);
    for (const act of ['answered', 'note', 'erase-inquiry'])
      await desk.get(`${link}&act=${act}&by=AM&text=x&seen=0`);
    const { body } = await desk.get(link);
    for (const [, href = ''] of body.matchAll(/href="(\/[^"]+)"/g)) await desk.get(unescapeHtml(href));
    expect(await desk.store.find(reference)).toEqual(before);
  });
});

it('only posts of the same origin are accepted, and the origin null of older browsers', async () => {
  const reference = await desk.accept();
  const send = (headers: Record<string, string>) =>
    desk.post(linkTo(reference), { act: 'answered', by: 'AM' }, headers);
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await send(foreign)).statusCode).toBe(403);
  expect((await desk.store.find(reference))?.events).toEqual([]);
  expect((await send({ origin: 'null' })).statusCode).toBe(303);
});

it.each(Object.keys(officeWords) as (keyof typeof officeWords)[])('works in %s', async officeLocale => {
  const { body } = await (await openDesk(officeLocale)).get(linkTo('list'));
  expect(body).toContain(`<html lang="${officeLocale}"`);
  expect(body).toContain(officeWords[officeLocale].desk.list.title);
});

it('reports an unavailable store and returns the typed note', async () => {
  const reference = await desk.accept();
  vi.spyOn(desk.store, 'recordActions').mockRejectedValue(new StoreUnavailable('locked'));
  const answer = await desk.press(linkTo(reference), 'note', { text: 'A long <note>' });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('A long &lt;note&gt;');
});
