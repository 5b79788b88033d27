import type { Connection } from './connection.ts';
import { createDeskStore } from './desk.ts';
import { createInquiryStore } from './inquiries.ts';
import { createOutbox } from './outbox.ts';
import type { RandomBelow } from './reference.ts';

export * from './records.ts';

/** Both databases pass the same tests (`contract/contract.ts`). Every function may reject with `StoreUnavailable`. */
export type Store = ReturnType<typeof createStore>;

export const createStore = (connection: Connection, random?: RandomBelow) => ({
  ...createInquiryStore(connection, random),
  ...createOutbox(connection),
  ...createDeskStore(connection),
  close: () => connection.close(),
});
