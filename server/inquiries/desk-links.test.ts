import { expect, it } from 'vitest';
import { createDeskLinks, createLinkReader, linkDays } from './desk-links.ts';

const secret = 'a secret of thirty-two characters';
const now = new Date('2026-11-20T12:00:00.500Z');
const later = (days: number, ms = 0) => new Date(now.getTime() + days * 24 * 3_600_000 + ms);
const links = createDeskLinks(secret);

function claimOf(link: string) {
  const { searchParams } = new URL(link, 'http://desk');
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
}

const claim = claimOf(links.sign('/desk', now));

it('a desk link expires to the millisecond', () => {
  expect(links.sign('/desk/days', now)).toMatch(/^\/desk\/days\?until=\d+&signature=[\w-]+$/);
  expect(links.verify(claim, now)).toEqual(later(linkDays));
  expect(links.verify(claim, later(linkDays, -1))).toEqual(later(linkDays));
  expect(links.verify(claim, later(linkDays))).toBeNull();
});

it('a desk link cannot be modified or extended', () => {
  const { until, signature } = claim;
  for (const invalid of [String(Number(until) + 1), `${until} `, 'Infinity', ''])
    expect(links.verify({ until: invalid, signature }, now), invalid).toBeNull();
  for (const invalid of [signature.slice(0, -1), `${signature}; Domain=x`, `é${signature.slice(1)}`, ''])
    expect(links.verify({ until, signature: invalid }, now), invalid).toBeNull();
});

it('without a configured secret, all servers share one from the store', async () => {
  const storedSecrets: string[] = [];
  const store = {
    ensureDeskSecret: async (proposed: string) =>
      storedSecrets[0] ?? storedSecrets[storedSecrets.push(proposed) - 1] ?? '',
  };
  const readers = [createLinkReader(undefined, store), createLinkReader(undefined, store)] as const;
  const [firstLinks, secondLinks] = await Promise.all([readers[0](), readers[1]()]);
  expect(secondLinks.verify(claimOf(firstLinks.sign('/desk', now)), now)).not.toBeNull();
  expect(Buffer.from(storedSecrets[0] ?? '', 'base64url')).toHaveLength(32);
  const configuredLinks = await createLinkReader(secret, store)();
  expect(configuredLinks.verify(claim, now)).not.toBeNull();
  expect(firstLinks.verify(claim, now)).toBeNull();
});
