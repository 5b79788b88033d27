import { describe, expect, it } from 'vitest';
import { locales } from '../../../i18n/locales.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { deskForEach, linkTo, now, tickCheckboxes, unescapeHtml } from '../../../tests/support/desk-app.ts';
import { fill } from '../../../tests/support/words.ts';
import type { Reference } from '../store/store.ts';
import { parseSearchDay } from './search-day.ts';

const copy = officeWords.en.desk;
const signature = { actedAt: now, initials: 'AM', text: '' } as const;

const desk = deskForEach();

const rows = /<th scope="row">(?:<input[^>]*> )?<a href="([^"]+)">([^<]+)/g;
const references = (body: string) => [...body.matchAll(rows)].map(([, , reference]) => reference);
const list = async (query = '') => (await desk.get(linkTo('list') + query)).body;

it('lists by status, and searches by words and days', async () => {
  const open = await desk.accept({ visitDate: '2026-12-24' });
  const lateReference = await desk.accept(
    { visitDate: '2026-12-25' },
    { receivedAt: '2026-11-18T09:00:00Z' },
  );
  const past = await desk.accept({ visitDate: '2026-11-19' }, { receivedAt: '2026-11-18T09:30:00Z' });
  const answered = await desk.accept({ visitDate: '2026-12-24' });
  const spam = await desk.accept({ fullName: 'Spiro', visitDate: '2026-12-24' });
  await desk.store.recordActions(answered, { ...signature, kind: 'answered' });
  await desk.store.recordActions(spam, { ...signature, kind: 'spam' });
  const views: [query: string, shown: Reference[]][] = [
    ['', [lateReference, past, open]],
    ['&view=late', [lateReference]],
    ['&view=visit', [open, answered, lateReference]],
    ['&view=answered', [answered]],
    ['&view=spam', [spam]],
    ['&words=spir', [spam]],
    ['&words=24+Dec', [open, answered]],
    ['&words=2026-11-19', [past]],
    [`&words=${answered.toLowerCase()}`, [answered]],
    ['&words=%3Cqqqq%3E', []],
  ];
  for (const [query, expectedReferences] of views)
    expect(references(await list(query)), query).toEqual(expectedReferences);
  expect(await list('&words=%3Cqqqq%3E')).toContain(copy.list.empty);
  expect(await list()).toContain(`<span class="chip past">${copy.statuses.past}</span>`);
});

it('counts the visitors of a day, on all its pages and without spam', async () => {
  for (let index = 0; index < 51; index += 1)
    await desk.accept({ email: `${index}@example.com`, numberOfVisitors: 3, visitDate: '2026-12-24' });
  await desk.accept({ numberOfVisitors: 5, visitDate: '2026-12-25' });
  const spam = await desk.accept({ numberOfVisitors: 500, visitDate: '2026-12-24' });
  await desk.store.recordActions(spam, { ...signature, kind: 'spam' });
  expect(await list('&words=24+Dec')).toContain(
    `<p>${fill(copy.list.total, { inquiries: 51, people: 153 })}</p>`,
  );
  expect(await list('&words=25+Dec')).toContain(
    `<p>${fill(copy.list.total, { inquiries: 1, people: 5 })}</p>`,
  );
  expect(await list('&words=26+Dec')).not.toContain(fill(copy.list.total, { inquiries: 0, people: 0 }));
  expect(await list()).not.toContain('153');
});

it('marks what may be spam until it is marked as spam', async () => {
  const reference = await desk.accept({}, { spamReasons: ['too-fast'] });
  expect(await list()).toContain(copy.suspected);
  await desk.store.recordActions(reference, { ...signature, kind: 'spam' });
  expect(await list('&view=spam')).not.toContain(copy.suspected);
  await desk.accept();
  expect(await list()).not.toContain(copy.suspected);
});

it('marks the visits of today and tomorrow, and those of closed days', async () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
  for (const visitDate of days) await desk.accept({ visitDate });
  await desk.store.announce(
    { from: '2026-11-21', to: '2026-11-22', closed: true, reason: 'weather' },
    now,
    'AM',
  );
  const cells = [...(await list('&view=visit')).matchAll(/<td class="visitDate".*?<\/td>/g)].map(([cell]) =>
    [...cell.matchAll(/class="chip visit">([^<]+)/g)].map(([, text]) => text),
  );
  const { today, tomorrow, closed } = copy.visits;
  expect(cells).toEqual([[today], [tomorrow, closed], [closed]]);
});

it.each([
  ['2026-12-24', '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['24 Dec', '2026-12-24'],
  ['dec. 24th', '2026-12-24'],
  ['December 24, 2027', '2027-12-24'],
  ['24.12.', '2026-12-24'],
  ['24 de octubre', null],
  ['24 Oct', '2026-10-24'],
  ['1 March', '2027-03-01'],
  ['29 Feb', null],
  ['31 June', null],
  ['24', null],
  ['Dec', null],
  ['Augusta 5', null],
  ['24 12', null],
  ['Ana 24 Dec', null],
  ['today', '2026-11-20'],
  [' Tomorrow ', '2026-11-21'],
  ['yesterday', '2026-11-19'],
  ['Friday', '2026-11-20'],
  ['next Thursday', '2026-11-26'],
  ['Thursday, December 24, 2026', '2026-12-24'],
  ['mañana', null],
  ['tomorrow Ana', null],
])('reads "%s" as the day %s', (query, day) => {
  expect(parseSearchDay(query, '2026-11-20', locales.en)).toBe(day);
});

it.each([
  ['hoy', '2026-11-20'],
  ['Mañana', '2026-11-21'],
  ['manana', '2026-11-21'],
  ['pasado mañana', '2026-11-22'],
  ['ayer', '2026-11-19'],
  ['sábado', '2026-11-21'],
  ['el miercoles', '2026-11-25'],
  ['jueves, 24 de diciembre', '2026-12-24'],
  ['tomorrow', '2026-11-21'],
  ['24 de dic', '2026-12-24'],
])('reads "%s" as the day %s in Spanish', (query, day) => {
  expect(parseSearchDay(query, '2026-11-20', locales.es)).toBe(day);
});

it('paginates without gaps', async () => {
  const all: Reference[] = [];
  for (let index = 0; index < 60; index += 1) all.push(await desk.accept({ email: `${index}@example.com` }));
  const first = await list();
  const next = unescapeHtml(/class="button" href="([^"]+)"/.exec(first)?.[1] ?? '');
  expect([...references(first), ...references((await desk.get(next)).body)]).toEqual(all);
});

describe('marking as spam', () => {
  const post = async (body: string, of: string[], by = 'AM') =>
    desk.post(linkTo('list'), [['act', 'spam'], ['by', by], ...tickCheckboxes(body, of)]);

  it('is done for several at once, each only once, and signed', async () => {
    const [first, second, kept] = [await desk.accept(), await desk.accept(), await desk.accept()];
    const expectedReferences = await list();
    expect((await post(expectedReferences, [])).body).toContain(copy.list.noneChosen);
    const unsigned = await post(expectedReferences, [first], '');
    expect([unsigned.statusCode, unsigned.body.includes(copy.errors.initials)]).toEqual([422, true]);
    expect(unsigned.body).toContain(`value="${first}.0" checked`);
    expect(await desk.store.count({ status: 'spam' })).toBe(0);
    const gone = await desk.accept();
    const withGone = await list();
    await desk.store.eraseInquiry(gone, now);
    const marked = await post(withGone, [first, second, second, gone]);
    expect(marked.body).toContain(
      `${fill(copy.list.marked, { count: 2 })} ${fill(copy.list.gone, { count: 1 })}`,
    );
    expect(references(marked.body)).toEqual([kept]);
    expect((await post(expectedReferences, [first, second])).body).toContain(
      `${fill(copy.list.marked, { count: 0 })} ${fill(copy.list.already, { count: 2 })}`,
    );
    expect((await desk.store.find(first))?.events).toEqual([{ ...signature, kind: 'spam' }]);
  });

  it('spares what another clerk has changed since the list was shown', async () => {
    const [first, second, third] = [await desk.accept(), await desk.accept(), await desk.accept()];
    const expectedReferences = await list();
    await desk.store.recordActions(first, { ...signature, kind: 'answered', initials: 'BN' });
    await desk.store.recordActions(second, {
      ...signature,
      kind: 'note',
      initials: 'BN',
      text: 'A school, not spam',
    });
    const { statusCode, body } = await post(expectedReferences, [first, second, third]);
    expect(statusCode).toBe(409);
    for (const text of [
      fill(copy.list.marked, { count: 1 }),
      copy.list.changed,
      'by BN',
      'A school, not spam',
    ])
      expect(body).toContain(text);
    expect(body).toContain(`value="${second}.1" checked`);
    const again = await post(body, [second]);
    expect([again.statusCode, again.body.includes(fill(copy.list.marked, { count: 1 }))]).toEqual([
      200,
      true,
    ]);
  });

  it('works for a whole page', async () => {
    const all: Reference[] = [];
    for (let index = 0; index < 50; index += 1)
      all.push(await desk.accept({ email: `${index}@example.com` }));
    expect((await post(await list(), all)).body).toContain(fill(copy.list.marked, { count: 50 }));
  });
});
