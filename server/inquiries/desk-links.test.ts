import { expect, it } from 'vitest';
import { createDeskLinks, createLinkReader, type LinkTarget, linkDays } from './desk-links.ts';

const secret = 'a secret of thirty-two characters';
const newSecret = 'another one of thirty-two characters';
const now = new Date('2026-11-20T12:00:00.500Z');
const later = (days: number, ms = 0) => new Date(now.getTime() + days * 24 * 3_600_000 + ms);
const links = createDeskLinks([secret]);

function claimOf(link: string) {
  const { searchParams } = new URL(link, 'http://desk');
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
}

const opens = (target: LinkTarget, link: string, at = now, revokedAt: Date | null = null, verifier = links) =>
  verifier.verify(target, claimOf(link), at, revokedAt) !== null;

it('a desk link opens only its target, and expires to the millisecond', () => {
  const targets = ['list', 'IP-7F3K-2Q', 'IP-7F3K-2R'] as const;
  for (const target of targets) {
    const link = links.sign(target, now);
    expect(targets.filter(otherTarget => opens(otherTarget, link))).toEqual([target]);
    expect(opens(target, link, later(linkDays, -1))).toBe(true);
    expect(opens(target, link, later(linkDays))).toBe(false);
    expect(links.verify(target, claimOf(link), now, null)).toEqual(later(linkDays));
  }
});

it('a desk link cannot be modified or extended', () => {
  const { until, signature } = claimOf(links.sign('list', now));
  for (const invalid of [String(Number(until) + 1), `${until} `, 'Infinity', undefined])
    expect(links.verify('list', { until: invalid, signature }, now, null), invalid).toBeNull();
  for (const invalid of [signature.slice(0, -1), undefined])
    expect(links.verify('list', { until, signature: invalid }, now, null), invalid).toBeNull();
});

it('a desk link is valid as long as its secret is accepted', () => {
  const old = links.sign('list', now);
  const both = createDeskLinks([newSecret, secret]);
  expect(opens('list', old, now, null, both)).toBe(true);
  expect(opens('list', both.sign('list', now), now, null, createDeskLinks([newSecret]))).toBe(true);
  expect(opens('list', both.sign('list', now), now, null, links)).toBe(false);
  expect(opens('list', old, now, null, createDeskLinks([newSecret]))).toBe(false);
});

it('a desk link issued before a revocation is invalid', () => {
  const link = links.sign('list', now);
  expect(opens('list', link, now, later(0, -1))).toBe(true);
  expect(opens('list', link, now, now)).toBe(false);
  expect(opens('list', link, now, later(1))).toBe(false);
  expect(opens('list', links.sign('list', later(1, 1)), later(2), later(1))).toBe(true);
});

it('without a configured secret, all servers share one from the store', async () => {
  const storedSecrets: string[] = [];
  const store = {
    ensureDeskSecret: async (proposed: string) =>
      storedSecrets[0] ?? storedSecrets[storedSecrets.push(proposed) - 1] ?? '',
  };
  const [firstLinks, secondLinks] = await Promise.all([
    createLinkReader([], store)(),
    createLinkReader([], store)(),
  ]);
  expect(opens('days', firstLinks.sign('days', now), now, null, secondLinks)).toBe(true);
  expect(Buffer.from(storedSecrets[0] ?? '', 'base64url')).toHaveLength(32);
  const set = await createLinkReader([secret], store)();
  expect(opens('list', set.sign('list', now))).toBe(true);
  expect(opens('list', firstLinks.sign('list', now))).toBe(false);
});
