import { createAnnouncementStore } from './announcements.ts';
import { createClerkActions } from './clerk-actions.ts';
import type { Connection } from './connection.ts';
import { createDeskSettings } from './desk-settings.ts';
import { createErasure } from './erasure.ts';
import { createInquiryStore } from './inquiries.ts';
import { createOutbox } from './outbox.ts';
import type { RandomBelow } from './reference.ts';

export * from './records.ts';

/** Both databases pass the same tests (`contract/contract.ts`). Every function may reject with `StoreUnavailable`. */
export type Store = ReturnType<typeof createStore>;

export const createStore = (connection: Connection, random?: RandomBelow) => ({
  ...createInquiryStore(connection, random),
  ...createClerkActions(connection),
  ...createErasure(connection),
  ...createOutbox(connection),
  ...createAnnouncementStore(connection),
  ...createDeskSettings(connection),
  close: () => connection.close(),
});
