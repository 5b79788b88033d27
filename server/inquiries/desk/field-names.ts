/** The names of form fields. They never change, because pages that were opened before an upgrade still post them. */
export const fieldNames = {
  action: 'act',
  initials: 'by',
  announcementKey: 'about',
  selection: 'chosen',
  revision: 'seen',
} as const;

/** The value of the field `act` that withdraws an announcement. It never changes, for the same reason. */
export const withdrawAction = 'undo';
