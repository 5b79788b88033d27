import type { Day } from '../../../domain/day.ts';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import type { Connection } from './connection.ts';
import type { Announcement, Signature } from './records.ts';
import { toAnnouncement, toAnnouncementColumns } from './rows.ts';
import { assignments, insertInto, sql } from './statement.ts';

export const createAnnouncementStore = ({ query }: Connection) => ({
  /** Those that end on this day or later, soonest first. */
  async listAnnouncements(from: Day): Promise<Announcement[]> {
    const rows = await query(sql`SELECT * FROM announcements WHERE to_day >= ${from} ORDER BY from_day, id`);
    return rows.map(toAnnouncement);
  },

  /** Does nothing if it is already announced. */
  async announce(exception: ScheduleException, signature: Signature): Promise<void> {
    const insertion = insertInto('announcements', toColumns(exception, signature));
    await query(sql`${insertion} ON CONFLICT DO NOTHING`);
  },

  async editAnnouncement(id: number, exception: ScheduleException, signature: Signature): Promise<void> {
    const columns = toColumns(exception, signature);
    await query(sql`UPDATE announcements SET ${assignments(columns)} WHERE id = ${id}`);
  },

  async withdrawAnnouncement(id: number): Promise<void> {
    await query(sql`DELETE FROM announcements WHERE id = ${id}`);
  },
});

const toColumns = (exception: ScheduleException, { actedAt: announcedAt, initials }: Signature) => ({
  ...toAnnouncementColumns(exception),
  announcedAt,
  initials,
});
