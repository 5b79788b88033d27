import { describe, expect, it, vi } from 'vitest';
import { writePlan } from '../../../domain/plan/link.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { type OfficeLocale, officeWords } from '../../../i18n/office-words.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { capitalize } from '../../../i18n/planned-visit.ts';
import { words } from '../../../i18n/words.ts';
import {
  deskForEach,
  links,
  now,
  openDesk,
  readReply,
  unescapeHtml,
} from '../../../tests/support/desk-app.ts';
import { fill } from '../../../tests/support/english.ts';
import { examplePreferences } from '../../../tests/support/temporary-store.ts';
import { StoreUnavailable } from '../store/records.ts';

const copy = officeWords.en.desk;

const desk = deskForEach();

describe('access', () => {
  const paths = ['/desk', '/desk/days'];

  it('is given by a link, and then by its cookie to all pages', async () => {
    const { path } = await desk.accept();
    const opened = await desk.get(links.sign(path, now), {});
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['set-cookie']).toMatch(
      /^desk-link=\d+\.[\w-]+; Path=\/desk; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const plainDesk = await openDesk('en', 'http://localhost:3000');
    const plain = await plainDesk.get(links.sign('/desk', now), {});
    expect(plain.headers['set-cookie']).not.toContain('Secure');
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    for (const page of [...paths, path]) expect((await desk.get(page, { cookie })).statusCode).toBe(200);
    expect((await desk.get('/desk?until=1&signature=x', { cookie })).statusCode).toBe(200);
    const answered = await desk.post(path, { action: 'answered', initials: 'AM', revision: '0' }, { cookie });
    expect(answered.statusCode).toBe(303);
  });

  it.each<[string, string, string]>([
    ['without link and cookie', '', ''],
    ['with a forged link', '?until=4102444800000&signature=AAAA', ''],
    ['with a forged cookie', '', 'desk-link=4102444800000.AAAA'],
  ])('is refused %s, and nothing is shown or changed', async (_, query, cookie) => {
    const { reference, path } = await desk.accept();
    const erasure = { action: 'erase-person', initials: 'AM', revision: '0' };
    for (const answer of [
      await desk.get(path + query, { cookie }),
      await desk.post(path + query, erasure, { cookie }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(copy.deadLink.title);
      expect(answer.body).not.toContain('Siobhán');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await desk.store.find(reference)).not.toBeNull();
  });

  it('changes nothing when a mail scanner follows a link and all links of its page', async () => {
    const { reference, path } = await desk.accept();
    const before = await desk.store.find(reference);
    const link = links.sign(path, now);
    for (const action of ['answered', 'note', 'erase-inquiry'])
      await desk.get(`${link}&action=${action}&initials=AM&note=x&revision=0`);
    const { body } = await desk.get(link);
    for (const [, href = ''] of body.matchAll(/href="(\/[^"]+)"/g)) await desk.get(unescapeHtml(href));
    expect(await desk.store.find(reference)).toEqual(before);
    expect(await desk.store.listEvents(reference)).toEqual([]);
  });

  it('does not let other sites post', async () => {
    const { reference, path } = await desk.accept();
    const action = { action: 'answered', initials: 'AM', revision: '0' };
    const answer = await desk.post(links.sign(path, now), action, { origin: 'null' });
    expect(answer.statusCode).toBe(403);
    expect(await desk.store.listEvents(reference)).toEqual([]);
  });
});

it('escapes typed text, and is neither cached nor indexed', async () => {
  const fullName = `<b>Ana</b> & "Bo" STYLE $& </title>`;
  const { path } = await desk.accept({ fullName, specialRequests: '</textarea>\n<script>x</script>' });
  await desk.press(path, 'note', { initials: "O'B", note: 'Called & <i>told</i>' });
  const { statusCode, body, headers } = await desk.get(path);
  expect(statusCode).toBe(200);
  expect(body).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Bo&quot; STYLE $&amp; &lt;/title&gt;');
  expect(body).toContain('&lt;/textarea&gt;\n&lt;script&gt;x&lt;/script&gt;');
  expect(body).toContain('Called &amp; &lt;i&gt;told&lt;/i&gt;');
  expect(body).toContain('by O&#39;B');
  expect(body).not.toMatch(/<script|<b>Ana|<i>told/);
  expect(headers).toMatchObject({
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store, no-transform',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; .*form-action 'self'/,
    ),
  });
});

it.each([
  ['+44 (0)20 7946-0000', '<a href="tel:+442079460000">+44 (0)20 7946-0000</a>'],
  ['020 7946 0000', '<bdi translate="no">020 7946 0000</bdi>'],
  ['+44 20 7946 0000 ext. 12', '<bdi translate="no">+44 20 7946 0000 ext. 12</bdi>'],
])('links a phone number only if it can be dialed as it is: %s', async (phone, shown) => {
  const { path } = await desk.accept({ phone });
  expect((await desk.get(path)).body).toContain(shown);
});

it('suggests a reply in the visitor’s language', async () => {
  const { reference, path } = await desk.accept(
    { email: 'ana@example.pl', numberOfVisitors: 5 },
    { locale: 'pl' },
  );
  const { body } = await desk.get(path);
  const { reply } = words.pl.mail;
  const suggested = readReply(body);
  expect(suggested).toMatchObject({ to: 'ana@example.pl', subject: fill(reply.subject, { reference }) });
  const lines = suggested.body.split('\r\n');
  expect(lines).toContain(
    fill(reply.about, { day: formatLongDate('2026-12-24', locales.pl), count: 5 }, locales.pl),
  );
  // Mail programs do not decode a plus to a space.
  expect(/href="mailto:[^"]+"/.exec(body)?.[0]).not.toContain('+');
  const [, shownReply = ''] =
    /<textarea id="suggested-reply"[^>]* readonly lang="pl">\n([^<]*)/.exec(body) ?? [];
  expect(unescapeHtml(shownReply).split('\n')).toEqual(lines);
  expect(body).toContain('<dd>Polish</dd>');
});

it('shows the plan in the office’s language, with a link to it in the visitor’s', async () => {
  const plan = writePlan({ ...examplePreferences, accessNeeds: ['wheels'] });
  const { body } = await desk.get((await desk.accept({ plan }, { locale: 'es' })).path);
  const { places, choices } = words.en.plan;
  expect(body).toMatch(
    new RegExp(
      `<h2>${copy.inquiry.plan}</h2><p>${capitalize(choices.accessNeeds.wheels)}</p><ol>.*${places.dolphin}</li>`,
    ),
  );
  expect(unescapeHtml(body)).toContain(`href="${pathTo('plan', locales.es)}#${plan}"`);
  expect((await desk.get((await desk.accept()).path)).body).not.toContain(copy.inquiry.plan);
});

it('lists other inquiries of the person', async () => {
  const [one, other] = [await desk.accept(), await desk.accept()];
  const stranger = await desk.accept({ email: 'bo@example.com' });
  const { body } = await desk.get(one.path);
  expect(body).toContain(`href="${other.path}"`);
  expect(body).not.toContain(stranger.reference);
});

it.each(Object.keys(officeWords) as OfficeLocale[])('works in %s', async officeLocale => {
  const { body } = await (await openDesk(officeLocale)).get('/desk');
  expect(body).toContain(`<html lang="${officeLocale}"`);
  expect(body).toContain(officeWords[officeLocale].desk.list.title);
});

it.each(Object.keys(officeWords) as OfficeLocale[])('says in %s why a mail is held', async officeLocale => {
  const { accept, get } = await openDesk(officeLocale);
  const { path } = await accept({}, { isSuspected: true });
  const { mailStates, holdReasons } = officeWords[officeLocale].desk.inquiry;
  expect((await get(path)).body).toContain(`<b>${mailStates.held}</b> (${holdReasons.suspected})`);
});

it('reports an unavailable store and returns the typed note', async () => {
  const { path } = await desk.accept();
  vi.spyOn(desk.store, 'recordActions').mockRejectedValue(new StoreUnavailable('locked'));
  const answer = await desk.press(path, 'note', { note: 'A long <note>' });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('A long &lt;note&gt;');
});
