import { later, mail, stored, submission, twoMails } from '../../server/inquiries/store/contract/parts.ts';
import type { Counts } from '../../server/inquiries/store/copy.ts';
import { exampleReference } from '../../server/inquiries/store/reference.ts';
import type { Store } from '../../server/inquiries/store/store.ts';

/** What `fill` leaves. */
export const filled: Counts = { inquiries: 621, acts: 5, mails: 1243, removals: 1 };

/** Fills an empty store: inquiries in every state, one of them erased, acts of every kind, mails in every state, links revoked. */
export async function fill(store: Store): Promise<void> {
  const keys = Array.from({ length: 620 }, (_, index) => `key-${index}`);
  await Promise.all(
    keys.map((key, index) => stored(store, key, { email: `${key}@example.com` }, later(index))),
  );
  const marked = { ...submission('marked', { fullName: '👩‍👩‍👧 "\\" Ñ', specialRequests: 'a\r\nb' }) };
  await store.accept({ ...marked, marks: ['honeypot', 'too-fast'] }, twoMails);
  const references = (await store.list({}, { limit: 3 })).map(({ reference }) => reference);
  const [first = exampleReference, second = exampleReference, third = exampleReference] = references;
  const act = { actedAt: later(5), by: 'AM', text: '' };
  await store.act(first, { ...act, kind: 'answered' });
  await store.act(first, { ...act, kind: 'reopened', actedAt: later(6), by: '' });
  for (const text of ['One', 'Two\n"two"']) await store.act(second, { ...act, kind: 'note', text });
  await store.act(third, { ...act, kind: 'spam' });
  const [sent, dead, again] = await store.lease(later(700), later(705), 3);
  await store.mailSent(sent?.id ?? 0, later(701));
  await store.mailFailed(dead?.id ?? 0, '550 no such user', null);
  await store.mailFailed(again?.id ?? 0, '451 later', later(760));
  await store.enqueue(mail('digest'), later(800));
  await store.revokeLinks(later(900));
  // The last ids given are then of rows that are gone.
  await stored(store, 'gone', { email: 'gone@example.com' });
  await store.erasePerson('gone@example.com', later(9));
}

/** All that a store tells of what it holds. */
export async function contents(store: Store) {
  const inquiries = [...(await store.list({})), ...(await store.list({ status: 'spam' }))];
  const states = ['waiting', 'held', 'sent', 'dead'] as const;
  return {
    inquiries,
    mails: await store.mails({ states }),
    found: (await store.list({ words: 'two' })).map(({ reference }) => reference),
    erased: await store.lastErasure(),
    revokedAt: await store.linksRevokedAt(),
  };
}
