import type { Day } from '../../../domain/day.ts';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import type { Connection } from './connection.ts';
import type { Announcement, Signature } from './records.ts';
import { toAnnouncement, toAnnouncementColumns } from './rows.ts';
import { assignments, insertInto, type Statement, sql } from './statement.ts';

export function createAnnouncementStore({ query, transaction }: Connection) {
  /** Changes no announcement if there is a newer revision, or if it is gone; only the revision may grow. */
  const change = (revision: number, statement: Statement): Promise<boolean> =>
    transaction(async query => {
      const current = await query(
        sql`UPDATE desk_settings SET announcement_revision = announcement_revision + 1
          WHERE announcement_revision = ${revision} RETURNING announcement_revision`,
      );
      return current.length > 0 && (await query(sql`${statement} RETURNING id`)).length > 0;
    });

  return {
    /** Grows with every announcement, edit and withdrawal. */
    async getAnnouncementRevision(): Promise<number> {
      const [row] = await query(sql`SELECT announcement_revision FROM desk_settings`);
      return Number(row?.['announcement_revision']);
    },

    /** Those that end on this day or later, soonest first. */
    async listAnnouncements(from: Day): Promise<Announcement[]> {
      const rows = await query(
        sql`SELECT * FROM announcements WHERE to_day >= ${from} ORDER BY from_day, id`,
      );
      return rows.map(toAnnouncement);
    },

    announce: (
      exception: ScheduleException,
      revision: number,
      { actedAt: announcedAt, initials }: Signature,
    ) =>
      change(
        revision,
        insertInto('announcements', { ...toAnnouncementColumns(exception), announcedAt, initials }),
      ),

    editAnnouncement(
      id: number,
      exception: ScheduleException,
      revision: number,
      { actedAt: announcedAt, initials }: Signature,
    ) {
      const columns = { ...toAnnouncementColumns(exception), announcedAt, initials };
      return change(revision, sql`UPDATE announcements SET ${assignments(columns)} WHERE id = ${id}`);
    },

    withdrawAnnouncement: (id: number, revision: number) =>
      change(revision, sql`DELETE FROM announcements WHERE id = ${id}`),
  };
}
