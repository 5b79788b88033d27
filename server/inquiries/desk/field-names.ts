/** What forms call these fields. The names stay, because pages that were opened before an upgrade still post them. */
export const fieldNames = {
  action: 'act',
  initials: 'by',
  announcementKey: 'about',
  selection: 'chosen',
  revision: 'seen',
} as const;

/** The value of the field `act` that withdraws an announcement. It stays for the same reason. */
export const withdrawAction = 'undo';
