import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { descriptions, type InquiryDraft } from '../../../domain/inquiry.ts';
import { exampleDraft } from '../../../tests/support/example-inquiry.ts';
import { key, liveApp, message, noon } from '../../../tests/support/live-app.ts';
import { memoryStore } from '../../../tests/support/memory-store.ts';
import { errorsOf } from '../../../tests/support/problems.ts';
import { createIntake } from './intake.ts';
import { createLimits } from './limits.ts';

/** Marks that have to be sorted when they are composed: the slowest text there is. */
const marks = (count: number) => '\u0301\u0316'.repeat(count / 2);

let normalize: MockInstance<typeof String.prototype.normalize>;
beforeEach(() => {
  normalize = vi.spyOn(String.prototype, 'normalize');
});
afterEach(() => vi.restoreAllMocks());

/** What has been composed since the start of the test. */
const composed = () => normalize.mock.contexts.map(String);

function submit(change: Partial<InquiryDraft>) {
  const intake = createIntake({
    store: memoryStore(),
    limits: createLimits({ perClient: 100, overall: 100 }),
    mailsFor: () => [],
    onStored: () => {},
    report: () => {},
    now: () => noon,
  });
  const incoming = {
    key,
    draft: { ...exampleDraft, ...change },
    locale: 'en',
    honeypot: '',
    elapsedMs: null,
  } as const;
  return intake.submit(incoming, '192.0.2.1');
}

describe('the work of a request is bounded', () => {
  it.each(['fullName', 'email', 'phone', 'specialRequests'] as const)(
    'a %s that is too long is refused before it is composed',
    async field => {
      const long = 'e\u0301'.repeat(2 * descriptions[field].maxLength + 1);
      expect(await submit({ [field]: long })).toEqual({ outcome: 'invalid', faults: { [field]: 'tooLong' } });
      expect(composed()).not.toContain(long);
      expect(Math.max(...composed().map(text => text.length))).toBeLessThan(100);
    },
  );

  it.each(['fullName', 'email', 'specialRequests'] as const)(
    'endless marks in a %s are refused before they are composed',
    async field => {
      const result = await submit({ [field]: `a${marks(260)}` });
      expect(result).toEqual({ outcome: 'invalid', faults: { [field]: 'malformed' } });
      expect(composed().join('')).not.toContain(marks(252));
    },
  );

  it('every field is composed once, also where the day is over and the inquiry may be a replay', async () => {
    await submit({});
    expect(normalize).toHaveBeenCalledTimes(4);
    await submit({ visitDate: '2026-11-19' });
    expect(normalize).toHaveBeenCalledTimes(8);
    await submit({ visitDate: '2026-11-19', email: 'x' });
    expect(normalize).toHaveBeenCalledTimes(12);
  });

  it('a body of 16 KB of marks composes nothing of them', async () => {
    const answer = await liveApp().post({ ...message, specialRequests: marks(7900) });
    expect(errorsOf(answer)).toEqual({ '/specialRequests': 'malformed' });
    expect(composed().join('').length).toBeLessThan(200);
  });
});

describe('no honest text is refused for it', () => {
  it.each([
    ['Vietnamese, taken apart', 'ệ'.normalize('NFD').repeat(descriptions.fullName.maxLength)],
    ['Greek with four units a letter', 'ᾂ'.normalize('NFD').repeat(descriptions.fullName.maxLength)],
    ['Korean in single letters', '한'.normalize('NFD').repeat(descriptions.fullName.maxLength)],
    ['Hebrew with points and accents', 'בְּ֭רֵאשִׁ֖ית'.repeat(10)],
    ['Tibetan stacks', 'བསྒྲུབས་'.repeat(20)],
    ['a family in one sign', '👩🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(10)],
  ])('%s', async (_name, fullName) => {
    expect(await submit({ fullName })).toMatchObject({ outcome: 'accepted' });
  });

  it('a text of the greatest length passes taken apart, and one letter more does not', async () => {
    const letter = 'é'.normalize('NFD');
    const { maxLength: most } = descriptions.specialRequests;
    expect(await submit({ specialRequests: letter.repeat(most) })).toMatchObject({ outcome: 'accepted' });
    expect(await submit({ specialRequests: letter.repeat(most + 1) })).toEqual({
      outcome: 'invalid',
      faults: { specialRequests: 'tooLong' },
    });
  });

  it('all faults are named, those of the raw text among them', async () => {
    const change = { fullName: 'x'.repeat(5000), email: 'x', visitDate: '2026-11-19', phone: '\0' };
    expect(await submit(change)).toEqual({
      outcome: 'invalid',
      faults: { fullName: 'tooLong', email: 'malformed', phone: 'malformed', visitDate: 'past' },
    });
  });
});
