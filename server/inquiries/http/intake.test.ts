import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { descriptions, type InquiryDraft } from '../../../domain/inquiry.ts';
import { exampleDraft } from '../../../tests/support/example-inquiry.ts';
import { key, noon } from '../../../tests/support/live-app.ts';
import { MemoryStore } from '../../../tests/support/memory-store.ts';
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

function newIntake(onStored = () => {}) {
  const store = new MemoryStore();
  const limits = createLimits({ perClient: 100, overall: 100 });
  const intake = createIntake({ store, limits, mailsFor: () => [], onStored, report() {}, now: () => noon });
  return (change: Partial<InquiryDraft>) => {
    const draft = { ...exampleDraft, ...change };
    return intake.submit({ key, draft, locale: 'en', honeypot: '', elapsedMs: null }, '192.0.2.1');
  };
}

const submit = (change: Partial<InquiryDraft>) => newIntake()(change);

it('tells whoever sends the mails, once for an inquiry', async () => {
  const stored = vi.fn();
  const submitted = newIntake(stored);
  await submitted({ email: 'x' });
  expect(stored).not.toHaveBeenCalled();
  for (const _ of [1, 2]) expect(await submitted({})).toMatchObject({ outcome: 'accepted' });
  expect(stored).toHaveBeenCalledOnce();
});

describe('the work of a request is bounded', () => {
  it.each(['fullName', 'email', 'phone', 'specialRequests'] as const)(
    'a %s that is too long is refused before it is composed',
    async field => {
      const long = 'e\u0301'.repeat(2 * descriptions[field].maxLength + 1);
      expect(await submit({ [field]: long })).toEqual({ outcome: 'invalid', faults: { [field]: 'tooLong' } });
      expect(Math.max(...composed().map(text => text.length))).toBeLessThan(100);
    },
  );

  it.each([
    ['fullName', 260],
    ['email', 260],
    ['specialRequests', 7900],
  ] as const)('endless marks in a %s are refused before they are composed', async (field, count) => {
    const result = await submit({ [field]: `a${marks(count)}` });
    expect(result).toEqual({ outcome: 'invalid', faults: { [field]: 'malformed' } });
    expect(composed().join('').length).toBeLessThan(200);
  });

  it('every field is composed once, also where the day is over and the inquiry may be a replay', async () => {
    await submit({});
    expect(normalize).toHaveBeenCalledTimes(4);
    await submit({ visitDate: '2026-11-19' });
    expect(normalize).toHaveBeenCalledTimes(8);
  });
});

describe('a text', () => {
  it.each([
    ['Vietnamese, taken apart', 'ệ'.normalize('NFD').repeat(descriptions.fullName.maxLength)],
    ['Greek with four units a letter', 'ᾂ'.normalize('NFD').repeat(descriptions.fullName.maxLength)],
    ['Hebrew with points and accents', 'בְּ֭רֵאשִׁ֖ית'.repeat(10)],
    ['Tibetan stacks', 'བསྒྲུབས་'.repeat(20)],
    ['a family in one sign', '👩🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(10)],
  ])('of people passes: %s', async (_name, fullName) => {
    expect(await submit({ fullName })).toMatchObject({ outcome: 'accepted' });
  });

  it('is measured as it is composed', async () => {
    const letter = 'é'.normalize('NFD');
    const { maxLength } = descriptions.specialRequests;
    expect(await submit({ specialRequests: letter.repeat(maxLength) })).toMatchObject({
      outcome: 'accepted',
    });
    expect(await submit({ specialRequests: letter.repeat(maxLength + 1) })).toEqual({
      outcome: 'invalid',
      faults: { specialRequests: 'tooLong' },
    });
  });

  it('has its faults named beside those of other fields', async () => {
    const change = { fullName: 'x'.repeat(5000), email: 'x', visitDate: '2026-11-19', phone: '\0' };
    expect(await submit(change)).toEqual({
      outcome: 'invalid',
      faults: { fullName: 'tooLong', email: 'malformed', phone: 'malformed', visitDate: 'past' },
    });
  });
});
