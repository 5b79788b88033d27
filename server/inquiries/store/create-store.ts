import { createAnnouncementStore } from './announcements.ts';
import { createClerkActions } from './clerk-actions.ts';
import type { Connection } from './connection.ts';
import { createDeskSettings } from './desk-settings.ts';
import { createErasure } from './erasure.ts';
import { createInquiryStore } from './inquiries.ts';
import { createOutbox } from './outbox.ts';
import type { Store } from './store.ts';
import { createTaskLeases } from './task-leases.ts';

export const createStore = (connection: Connection): Store => ({
  ...createInquiryStore(connection),
  ...createClerkActions(connection),
  ...createErasure(connection),
  ...createOutbox(connection),
  ...createTaskLeases(connection),
  ...createAnnouncementStore(connection),
  ...createDeskSettings(connection),
  close: connection.close,
});
