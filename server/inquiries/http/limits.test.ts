import { describe, expect, it } from 'vitest';
import { createLimits } from './limits.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Limits on a clock that the test moves. */
function limitsAt(perClient: number, overall: number, capacity = 1000) {
  const clock = { ms: 5 };
  return { clock, limits: createLimits({ perClient, overall }, { monotonic: () => clock.ms, capacity }) };
}

describe('a client', () => {
  it('may send its hour at once, and then as fast as it refills', () => {
    const { clock, limits } = limitsAt(3, 1000);
    for (let i = 0; i < 3; i++) expect(limits.take('192.0.2.1')).toBe(0);
    expect(limits.take('192.0.2.1')).toBe(1200);
    clock.ms += 10 * minute;
    expect(limits.take('192.0.2.1')).toBe(600);
    clock.ms += 10 * minute;
    expect(limits.take('192.0.2.1')).toBe(0);
    expect(limits.take('192.0.2.1')).toBe(1200);
  });

  it('saves up no more than an hour', () => {
    const { clock, limits } = limitsAt(2, 1000);
    clock.ms += 20 * hour;
    expect([1, 2, 3].map(() => limits.take('192.0.2.1') > 0)).toEqual([false, false, true]);
  });

  it('is none of the others', () => {
    const { limits } = limitsAt(1, 1000);
    expect(limits.take('192.0.2.1')).toBe(0);
    expect(limits.take('192.0.2.2')).toBe(0);
    expect(limits.take('192.0.2.1')).toBeGreaterThan(0);
  });

  it('is a whole /64 of IPv6', () => {
    const { limits } = limitsAt(1, 1000);
    expect(limits.take('2001:db8:0:1::1')).toBe(0);
    expect(limits.take('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBeGreaterThan(0);
    expect(limits.take('2001:db8:0:2::1')).toBe(0);
    expect(limits.take('::1')).toBe(0);
    expect(limits.take('0:0:0:0:1::')).toBeGreaterThan(0);
  });

  it('is not known by the key of yesterday', () => {
    const { clock, limits } = limitsAt(1, 1000);
    limits.take('192.0.2.1');
    clock.ms += 24 * hour - 1;
    limits.take('192.0.2.1');
    clock.ms += 1;
    // Half a moment later nothing has refilled: the bucket is another.
    expect(limits.take('192.0.2.1')).toBe(0);
  });
});

describe('what is given back', () => {
  it('can be taken again, and is no more than there was', () => {
    const { limits } = limitsAt(2, 2);
    limits.giveBack('192.0.2.1');
    expect([1, 2, 3].map(() => limits.take('192.0.2.1') > 0)).toEqual([false, false, true]);
    limits.giveBack('192.0.2.1');
    expect(limits.take('192.0.2.1')).toBe(0);
    expect(limits.take('192.0.2.1')).toBeGreaterThan(0);
  });
});

describe('all together', () => {
  it('may send so much', () => {
    const { clock, limits } = limitsAt(10, 3);
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect(limits.take(client)).toBe(0);
    expect(limits.take('192.0.2.4')).toBe(1200);
    clock.ms += 20 * minute;
    expect(limits.take('192.0.2.4')).toBe(0);
  });

  it('lose nothing by those who are refused, nor the refused by all', () => {
    const { clock, limits } = limitsAt(1, 2);
    expect(limits.take('192.0.2.1')).toBe(0);
    for (let i = 0; i < 50; i++) expect(limits.take('192.0.2.1')).toBeGreaterThan(0);
    expect(limits.take('192.0.2.2')).toBe(0);
    expect(limits.take('192.0.2.3')).toBeGreaterThan(0);
    clock.ms += 30 * minute;
    expect(limits.take('192.0.2.3')).toBe(0);
  });
});

it('remembers so many clients and no more: who came longest ago is forgotten first', () => {
  const { limits } = limitsAt(1, 1e9, 3);
  for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) limits.take(client);
  limits.take('192.0.2.1');
  limits.take('192.0.2.4');
  expect(limits.take('192.0.2.1')).toBeGreaterThan(0);
  expect(limits.take('192.0.2.2')).toBe(0);
});
