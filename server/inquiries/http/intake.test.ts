import { expect, it, vi } from 'vitest';
import type { InquiryDraft } from '../../../domain/inquiry.ts';
import { exampleDraft } from '../../../tests/support/example-inquiry.ts';
import { key, noon } from '../../../tests/support/live-app.ts';
import { MemoryStore } from '../../../tests/support/memory-store.ts';
import { createIntake } from './intake.ts';
import { createLimits } from './limits.ts';

function newIntake(onStored = () => {}) {
  const store = new MemoryStore();
  const limits = createLimits({ perClient: 100, overall: 100 });
  const intake = createIntake({
    store,
    limits,
    announced: async () => [],
    mailsFor: () => [],
    onStored,
    report() {},
    now: () => noon,
  });
  return (change: Partial<InquiryDraft>) => {
    const draft = { ...exampleDraft, ...change };
    return intake.submit({ key, draft, locale: 'en', honeypot: '', elapsedMs: null }, '192.0.2.1');
  };
}

it('nudges the mail worker once per inquiry', async () => {
  const stored = vi.fn();
  const submitted = newIntake(stored);
  await submitted({ email: 'x' });
  expect(stored).not.toHaveBeenCalled();
  for (const _ of [1, 2]) expect(await submitted({})).toMatchObject({ outcome: 'accepted' });
  expect(stored).toHaveBeenCalledOnce();
});
