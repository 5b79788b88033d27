import { describe, expect, it } from 'vitest';
import { deskLinks, type LinkTarget, linkDays } from './desk-links.ts';

const secret = 'a secret of thirty-two characters';
const newSecret = 'another one of thirty-two characters';
const now = new Date('2026-11-20T12:00:00.500Z');
const later = (days: number, ms = 0) => new Date(now.getTime() + days * 24 * 3_600_000 + ms);
const links = deskLinks([secret]);

function claimOf(link: string) {
  const { searchParams } = new URL(link, 'http://desk');
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
}

const opens = (target: LinkTarget, link: string, at = now, revokedAt: Date | null = null, by = links) =>
  by.read(target, claimOf(link), at, revokedAt) !== null;

describe('a link to the desk', () => {
  it('opens its target until its end, and not a millisecond longer', () => {
    for (const target of ['list', 'IP-7F3K-2Q'] as const) {
      const link = links.make(target, now);
      expect(opens(target, link)).toBe(true);
      expect(opens(target, link, later(linkDays, -1))).toBe(true);
      expect(opens(target, link, later(linkDays))).toBe(false);
      expect(links.read(target, claimOf(link), now, null)).toEqual(later(linkDays));
    }
  });

  it('opens nothing else', () => {
    const inquiry = links.make('IP-7F3K-2Q', now);
    expect(opens('IP-7F3K-2R', inquiry)).toBe(false);
    expect(opens('list', inquiry)).toBe(false);
    expect(opens('IP-7F3K-2Q', links.make('list', now))).toBe(false);
  });

  it('cannot be changed, forged or made to last', () => {
    const { until, signature } = claimOf(links.make('list', now));
    const claims = [
      { until: String(Number(until) + 1), signature },
      { until: `${until} `, signature },
      { until, signature: signature.slice(0, -1) },
      { until: undefined, signature },
      { until, signature: undefined },
      { until: 'Infinity', signature },
    ];
    for (const claim of claims)
      expect(links.read('list', claim, now, null), JSON.stringify(claim)).toBeNull();
    expect(opens('list', deskLinks([newSecret]).make('list', now))).toBe(false);
  });

  it('lives on while its secret is believed, and dies with it', () => {
    const old = links.make('list', now);
    const both = deskLinks([newSecret, secret]);
    expect(opens('list', old, now, null, both)).toBe(true);
    expect(opens('list', both.make('list', now), now, null, deskLinks([newSecret]))).toBe(true);
    expect(opens('list', both.make('list', now), now, null, links)).toBe(false);
    expect(opens('list', old, now, null, deskLinks([newSecret]))).toBe(false);
  });

  it('is dead where it was made before links were revoked', () => {
    const link = links.make('list', now);
    expect(opens('list', link, now, later(0, -1))).toBe(true);
    expect(opens('list', link, now, now)).toBe(false);
    expect(opens('list', link, now, later(1))).toBe(false);
    expect(opens('list', links.make('list', later(1, 1)), later(2), later(1))).toBe(true);
  });
});
