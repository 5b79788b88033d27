import type { Day } from '../../../domain/day.ts';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import type { Connection } from './connection.ts';
import { limitClause } from './filters.ts';
import type { Announcement } from './records.ts';
import { announcementColumns, toAnnouncement } from './rows.ts';
import { assignments, insertInto, type Query, type Statement, sql } from './statement.ts';

export function createAnnouncementStore({ query, transaction, dialect }: Connection) {
  /** Changes are serialized, so that the revision cannot change between its check and the change. */
  function changeAnnouncements(change: Statement, revision: number | undefined): Promise<boolean> {
    return transaction(async query => {
      if (dialect.lock) await query(dialect.lock('announcements'));
      if (revision !== undefined && (await getAnnouncementRevision(query)) !== revision) return false;
      return (await query(change)).length > 0;
    });
  }

  return {
    /** Returns false if announcements have changed since `revision`. */
    announce(
      exception: ScheduleException,
      announcedAt: Date,
      announcedBy: string,
      revision?: number,
    ): Promise<boolean> {
      const insertion = insertInto('announcements', {
        ...announcementColumns(exception),
        announcedAt,
        announcedBy,
      });
      return changeAnnouncements(sql`${insertion} RETURNING id`, revision);
    },

    /** Returns false if it is withdrawn already, or if announcements have changed since `revision`. */
    withdrawAnnouncement(
      id: number,
      withdrawnAt: Date,
      withdrawnBy: string,
      revision?: number,
    ): Promise<boolean> {
      return changeAnnouncements(
        sql`UPDATE announcements SET ${assignments({ withdrawnAt, withdrawnBy })} WHERE id = ${id} AND withdrawn_at IS NULL RETURNING id`,
        revision,
      );
    },

    /** Grows with every announcement and withdrawal. */
    getAnnouncementRevision(): Promise<number> {
      return getAnnouncementRevision(query);
    },

    /** Those in force, in the order of announcement. */
    async listAnnouncedExceptions(from: Day): Promise<ScheduleException[]> {
      const rows = await query(
        sql`SELECT * FROM announcements WHERE withdrawn_at IS NULL AND to_day >= ${from} ORDER BY id`,
      );
      return rows.map(row => toAnnouncement(row).exception);
    },

    /** All announcements, withdrawn ones too, newest first. */
    async listAnnouncements(limit?: number, from: Day = '0001-01-01'): Promise<Announcement[]> {
      const rows = await query(
        sql`SELECT * FROM announcements WHERE to_day >= ${from} ORDER BY id DESC ${limitClause(limit)}`,
      );
      return rows.map(toAnnouncement);
    },
  };
}

async function getAnnouncementRevision(query: Query): Promise<number> {
  const [row] = await query(sql`SELECT count(*) + count(withdrawn_at) AS changes FROM announcements`);
  return Number(row?.['changes']);
}
