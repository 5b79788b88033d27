import type { Connection } from './connection.ts';
import { deskOf } from './desk.ts';
import { inquiriesOf } from './inquiries.ts';
import { outboxOf } from './outbox.ts';

export * from './records.ts';

/**
 * Stores inquiries and their mails: in SQLite for one machine, in PostgreSQL for several. Both pass the same tests
 * (`contract/contract.ts`). Every function may reject with `StoreUnavailable`. The caller passes the time.
 */
export type Store = ReturnType<typeof createStore>;

/** A store on a connection. */
export const createStore = (connection: Connection) => ({
  ...inquiriesOf(connection),
  ...outboxOf(connection),
  ...deskOf(connection),
  close: () => connection.close(),
});
