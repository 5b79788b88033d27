import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faultText } from '../../../content/fault-text.ts';
import { words } from '../../../content/words.ts';
import { closures } from '../../../domain/closures.data.ts';
import { parseInquiry, perField } from '../../../domain/inquiry.ts';
import { slot } from '../../../domain/slots.ts';
import { locales } from '../../../i18n/locales.ts';
import { exampleDraft } from '../../../tests/support/example-inquiry.ts';
import { liveApp, message } from '../../../tests/support/live-app.ts';
import { problemOf } from '../../../tests/support/problems.ts';
import { parseTemplate } from '../../site/template.ts';
import { refusedPage } from './answer-pages.ts';

vi.mock('../../../domain/closures.data.ts', () => ({ closures: { exceptions: [], rules: [] } }));

const all = closures.exceptions as (typeof closures.exceptions)[number][];
const christmas = '2026-12-25';
/** As after a deployment. */
const close = () => all.push({ from: '2026-12-24', to: '2026-12-26', reason: 'christmas' });
afterEach(() => {
  all.length = 0;
});

describe('a day on which the park is closed', () => {
  it('is refused with the reason', async () => {
    close();
    const { post, store } = liveApp();
    const answer = await post({ ...message, visitDate: christmas });
    expect(answer.statusCode).toBe(422);
    expect(problemOf(answer)).toMatchObject({
      errors: [
        { pointer: '/visitDate', code: 'closed', detail: 'The park is closed on 2026-12-25: Christmas.' },
      ],
    });
    expect(store.submissions).toHaveLength(0);
    expect((await post({ ...message, visitDate: '2026-12-27' })).statusCode).toBe(201);
  });

  it('is refused beside other faults', async () => {
    close();
    const answer = await liveApp().post({ ...message, email: 'x', visitDate: '24/12/2026' });
    expect(problemOf(answer)).toMatchObject({ errors: [{ code: 'malformed' }, { code: 'closed' }] });
  });

  it('is answered as before when it was asked for before it was closed, and the answer was lost', async () => {
    const { post, store } = liveApp();
    const first = await post({ ...message, visitDate: christmas });
    expect(first.statusCode).toBe(201);
    close();
    const again = await post({ ...message, visitDate: christmas });
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    const other = await post({ ...message, visitDate: christmas }, { 'idempotency-key': randomUUID() });
    expect(other.statusCode).toBe(422);
    expect(store.submissions).toHaveLength(1);
  });

  it('is named to those who post the form without scripts', () => {
    close();
    const draft = { ...exampleDraft, visitDate: '25/12/2026' };
    const parsed = parseInquiry(draft, '2026-11-20');
    expect(parsed).toEqual({ ok: false, faults: { visitDate: 'closed' } });
    const page = refusedPage(
      {
        parts: parseTemplate(`<p>${slot('fault:visitDate')}</p>`),
        inline: { scripts: [], styles: [] },
        posts: true,
      },
      'en',
      { draft, today: '2026-11-20', because: { visitDate: 'closed' } },
    );
    expect(page).toBe(
      '<p>The park is closed on December 25, 2026 (Christmas). Please choose another day</p>',
    );
  });

  it('is named without the reason by a page that is older than the closing', () => {
    const { inquiry, reasons } = words.en;
    expect(faultText(inquiry, reasons, locales.en, 'visitDate', { visitDate: 'closed' }, christmas)).toBe(
      'The park is closed on December 25, 2026. Please choose another day',
    );
  });

  it('before today has passed, whatever it was', () => {
    close();
    const draft = perField(field => (field === 'visitDate' ? christmas : exampleDraft[field]));
    expect(parseInquiry(draft, '2026-12-26')).toEqual({ ok: false, faults: { visitDate: 'past' } });
  });
});
