import { createAnnouncementStore } from './announcements.ts';
import { createClerkActions } from './clerk-actions.ts';
import type { Connection } from './connection.ts';
import { createDeskSettings } from './desk-settings.ts';
import { createErasure } from './erasure.ts';
import { createInquiryStore } from './inquiries.ts';
import { createOutbox } from './outbox.ts';

export type Store = ReturnType<typeof createStore>;

/**
 * Both databases pass the same tests (`contract/contract.ts`). Every function may reject with `StoreUnavailable`. Functions with a `revision`
 * change nothing and return false (or null) if there is a newer one, or if the inquiry is gone.
 */
export const createStore = (connection: Connection) => ({
  ...createInquiryStore(connection),
  ...createClerkActions(connection),
  ...createErasure(connection),
  ...createOutbox(connection),
  ...createAnnouncementStore(connection),
  ...createDeskSettings(connection),
  close: connection.close,
});
