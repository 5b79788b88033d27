import type { Connection } from './connection.ts';
import { deskOf } from './desk.ts';
import { inquiriesOf } from './inquiries.ts';
import { outboxOf } from './outbox.ts';
import type { RandomBelow } from './reference.ts';

export * from './records.ts';

/**
 * Stores inquiries and their mails: in SQLite for one machine, in PostgreSQL for several. Both pass the same tests
 * (`contract/contract.ts`). Every function may reject with `StoreUnavailable`. The caller passes the time.
 */
export type Store = ReturnType<typeof createStore>;

/** A store on a connection. `random` draws the references. */
export const createStore = (connection: Connection, random?: RandomBelow) => ({
  ...inquiriesOf(connection, random),
  ...outboxOf(connection),
  ...deskOf(connection),
  close: () => connection.close(),
});
