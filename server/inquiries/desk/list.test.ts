import { describe, expect, it } from 'vitest';
import { deskForEach, now, unescapeHtml } from '../../../tests/support/desk-app.ts';
import { desk as copy, fill } from '../../../tests/support/english.ts';
import type { ClerkActionKind, Reference } from '../store/records.ts';

const desk = deskForEach();

const rows = /<th scope="row">(?:<input[^>]*> )?<a href="[^"]+">([^<]+)/g;
const referencesIn = (body: string) => [...body.matchAll(rows)].map(([, reference]) => reference);
const list = async (query = '') => (await desk.get(`/desk${query}`)).body;

const accept = async (...of: Parameters<typeof desk.accept>) => (await desk.accept(...of)).reference;
const record = (reference: Reference, kind: ClerkActionKind) =>
  desk.store.recordActions(reference, 0, [{ kind, actedAt: now, initials: 'BN', text: '' }]);

it('lists by status, and searches by text and day', async () => {
  const open = await accept({ visitDate: '2026-12-24' });
  const late = await accept({ visitDate: '2026-12-25' }, { receivedAt: '2026-11-18T09:00:00Z' });
  const past = await accept({ visitDate: '2026-11-19' }, { receivedAt: '2026-11-18T09:30:00Z' });
  const answered = await accept({ visitDate: '2026-12-24' });
  const spam = await accept({ fullName: 'Spiro', visitDate: '2026-12-24' });
  await record(answered, 'answered');
  await record(spam, 'spam');
  const [mail] = await desk.store.listMails(past);
  await desk.store.recordFailure(mail?.id ?? 0, '550 5.1.1', null);
  const views: [query: string, shown: Reference[]][] = [
    ['', [late, past, open]],
    ['?view=late', [late]],
    ['?view=visit', [open, answered, late]],
    ['?view=spam', [spam]],
    ['?view=failed', [past]],
    ['?text=spir&day=', [spam]],
    ['?text=&day=2026-12-24', [open, answered]],
    ['?text=siob&day=2026-11-19', [past]],
    [`?text=${answered.toLowerCase()}`, [answered]],
  ];
  for (const [query, references] of views) expect(referencesIn(await list(query)), query).toEqual(references);
  const empty = await list('?text=%3Cqqqq%3E&day=2026-12-24');
  expect(empty).toContain(copy.list.empty);
  expect(empty).toContain('value="&lt;qqqq&gt;"');
  expect(empty).toContain('value="2026-12-24"');
  expect(await list()).toContain(`<span class="chip past">${copy.statuses.past}</span>`);
});

it('counts the visitors of a day, on all its pages and without spam', async () => {
  for (let index = 0; index < 51; index += 1)
    await desk.accept({ email: `${index}@example.com`, numberOfVisitors: 3, visitDate: '2026-12-24' });
  await record(await accept({ numberOfVisitors: 500, visitDate: '2026-12-24' }), 'spam');
  const total = fill(copy.list.total, { inquiries: 51, people: 153 });
  expect(await list('?day=2026-12-24')).toContain(`<p>${total}</p>`);
  expect(await list()).not.toContain('153');
});

it('marks the visits of today and tomorrow, and those of closed days', async () => {
  for (const visitDate of ['2026-11-20', '2026-11-21', '2026-11-22'] as const) await accept({ visitDate });
  await desk.store.announce({ from: '2026-11-21', to: '2026-11-22', closed: true, reason: 'weather' }, 0, {
    actedAt: now,
    initials: 'AM',
  });
  const cells = [...(await list('?view=visit')).matchAll(/<td class="visitDate".*?<\/td>/g)].map(([cell]) =>
    [...cell.matchAll(/class="chip visit">([^<]+)/g)].map(([, text]) => text),
  );
  const { today, tomorrow, closed } = copy.visits;
  expect(cells).toEqual([[today], [tomorrow, closed], [closed]]);
});

describe('marking as spam', () => {
  const post = (body: string, references: Reference[], initials = 'AM') =>
    desk.post('/desk?view=open', [
      ['action', 'spam'],
      ['initials', initials],
      ...references.map((reference): [string, string] => {
        const [, value = ''] = new RegExp(`name="selected" value="(${reference}[^"]*)"`).exec(body) ?? [];
        return ['selected', value];
      }),
    ]);

  it('is done for several at once, and signed', async () => {
    const [first, second, kept] = [await accept(), await accept(), await accept()];
    const page = await list();
    expect((await post(page, [])).body).toContain(copy.list.noneChosen);
    const unsigned = await post(page, [first], '');
    expect([unsigned.statusCode, unsigned.body.includes(copy.errors.initials)]).toEqual([422, true]);
    expect(unsigned.body).toContain(`value="${first}.0" checked`);
    expect(await desk.store.count({ status: 'spam' })).toBe(0);
    const marked = await post(page, [first, second]);
    expect(marked.body).toContain(`role="status">${fill(copy.list.marked, { count: 2, changed: 0 })}<`);
    expect(referencesIn(marked.body)).toEqual([kept]);
    expect(await desk.store.listEvents(first)).toMatchObject([{ kind: 'spam', initials: 'AM' }]);
  });

  it('spares and counts what has changed or gone since the list was shown', async () => {
    const [answered, gone, third] = [await accept(), await accept(), await accept()];
    const page = await list();
    await record(answered, 'answered');
    await desk.store.erase(gone, 0, { actedAt: now, initials: 'BN' });
    const { body } = await post(page, [answered, gone, third]);
    expect(unescapeHtml(body)).toContain(fill(copy.list.marked, { count: 1, changed: 2 }));
    expect(await desk.store.find(answered)).toMatchObject({ spamAt: null });
  });

  it('works for a whole page; further pages have no gaps', async () => {
    const all: Reference[] = [];
    for (let index = 0; index < 60; index += 1) all.push(await accept({ email: `${index}@example.com` }));
    const first = await list();
    const next = unescapeHtml(/class="button" href="([^"]+)"/.exec(first)?.[1] ?? '');
    const shown = referencesIn(first);
    expect([...shown, ...referencesIn((await desk.get(next)).body)]).toEqual(all);
    const { body } = await post(first, all.slice(0, shown.length));
    expect(body).toContain(fill(copy.list.marked, { count: shown.length, changed: 0 }));
  });
});
