import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { faultText } from '../../../content/fault-text.ts';
import { words } from '../../../content/words.ts';
import { closures } from '../../../domain/closed.ts';
import { parseInquiry } from '../../../domain/inquiry.ts';
import { slot } from '../../../domain/slots.ts';
import { locales } from '../../../i18n/locales.ts';
import { exampleDraft, message } from '../../../tests/support/example-inquiry.ts';
import { liveApp } from '../../../tests/support/live-app.ts';
import { problemOf } from '../../../tests/support/problems.ts';
import { parseTemplate } from '../../site/template.ts';
import { refusedPage } from './answer-pages.ts';

const all = closures.exceptions as (typeof closures.exceptions)[number][];
const christmas = '2026-12-25';
const atChristmas = { ...message, visitDate: christmas };
/** As after a deployment. */
const close = () => all.push({ from: '2026-12-24', to: '2026-12-26', reason: 'christmas' });
/** Whatever closes the park these days. */
const open = () => {
  all.length = 0;
  (closures.rules as unknown[]).length = 0;
};
beforeEach(open);

it('a closed day is refused with the reason, beside other faults', async () => {
  close();
  const { post, store } = liveApp();
  const closed = { pointer: '/visitDate', code: 'closed' };
  const detail = `The park is closed on ${christmas}: ${words.en.reasons.christmas}.`;
  expect(problemOf(await post(atChristmas), 422)).toMatchObject({ errors: [{ ...closed, detail }] });
  const answer = await post({ ...message, email: 'x', visitDate: '24/12/2026' });
  expect(problemOf(answer, 422)).toMatchObject({ errors: [{ code: 'malformed' }, closed] });
  expect(store.submissions).toHaveLength(0);
  expect((await post({ ...message, visitDate: '2026-12-27' })).statusCode).toBe(201);
});

it('a closed day is answered as before where it was open at the first try, and the answer was lost', async () => {
  const { post, store } = liveApp();
  const first = await post(atChristmas);
  expect(first.statusCode).toBe(201);
  close();
  const again = await post(atChristmas);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  problemOf(await post(atChristmas, { 'idempotency-key': randomUUID() }), 422);
  expect(store.submissions).toHaveLength(1);
});

it('a closed day is named to those who post the form without scripts', () => {
  close();
  const draft = { ...exampleDraft, visitDate: '25/12/2026' };
  expect(parseInquiry(draft, '2026-11-20')).toEqual({ ok: false, faults: { visitDate: 'closed' } });
  const parts = parseTemplate(`<p>${slot('fault:visitDate')}</p>`);
  const page = { parts, inline: { scripts: [], styles: [] }, posts: true };
  const because = { visitDate: 'closed' } as const;
  expect(refusedPage(page, 'en', { draft, today: '2026-11-20', because })).toBe(
    '<p>The park is closed on December 25, 2026 (Christmas). Please choose another day</p>',
  );
  // Before today it has passed, whatever it was.
  expect(parseInquiry(draft, '2026-12-26')).toEqual({ ok: false, faults: { visitDate: 'past' } });
});

it('a closed day is named without the reason by a page that is older than the closing', () => {
  const { inquiry, reasons } = words.en;
  expect(faultText(inquiry, reasons, locales.en, 'visitDate', { visitDate: 'closed' }, christmas)).toBe(
    'The park is closed on December 25, 2026. Please choose another day',
  );
});
