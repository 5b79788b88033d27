import type { Connection } from './connection.ts';
import { createDeskStore } from './desk.ts';
import { createInquiryStore } from './inquiries.ts';
import { createOutbox } from './outbox.ts';
import type { RandomBelow } from './reference.ts';

export * from './records.ts';

/**
 * SQLite for one machine, PostgreSQL for several. Both pass the same tests (`contract/contract.ts`). Every function may reject with
 * `StoreUnavailable`. The caller passes the time.
 */
export type Store = ReturnType<typeof createStore>;

/** `random` draws the references. */
export const createStore = (connection: Connection, random?: RandomBelow) => ({
  ...createInquiryStore(connection, random),
  ...createOutbox(connection),
  ...createDeskStore(connection),
  close: () => connection.close(),
});
