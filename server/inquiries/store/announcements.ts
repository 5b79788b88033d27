import type { Connection } from './connection.ts';
import { toAnnouncement, toAnnouncementColumns } from './rows.ts';
import { assignments, insertInto, type Statement, sql } from './statement.ts';
import type { Store } from './store.ts';

type AnnouncementMethods = Pick<
  Store,
  'getAnnouncementRevision' | 'listAnnouncements' | 'announce' | 'editAnnouncement' | 'withdrawAnnouncement'
>;

export function createAnnouncementStore({ query, transaction }: Connection): AnnouncementMethods {
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
    async getAnnouncementRevision() {
      const [row] = await query(sql`SELECT announcement_revision FROM desk_settings`);
      return Number(row?.['announcement_revision']);
    },

    async listAnnouncements(from) {
      const rows = await query(
        sql`SELECT * FROM announcements WHERE to_day >= ${from} ORDER BY from_day, id`,
      );
      return rows.map(toAnnouncement);
    },

    announce: (exception, revision, { actedAt: announcedAt, initials }) =>
      change(
        revision,
        insertInto('announcements', { ...toAnnouncementColumns(exception), announcedAt, initials }),
      ),

    editAnnouncement(id, exception, revision, { actedAt: announcedAt, initials }) {
      const columns = { ...toAnnouncementColumns(exception), announcedAt, initials };
      return change(revision, sql`UPDATE announcements SET ${assignments(columns)} WHERE id = ${id}`);
    },

    withdrawAnnouncement: (id, revision) => change(revision, sql`DELETE FROM announcements WHERE id = ${id}`),
  };
}
