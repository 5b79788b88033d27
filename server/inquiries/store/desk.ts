import type { Day } from '../../../domain/day.ts';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import type { Connection } from './connection.ts';
import { limitClause } from './filters.ts';
import type { Announcement } from './records.ts';
import { dayColumns, toAnnouncement } from './rows.ts';
import { assignments, insertInto, type Query, type Statement, sql, toDate } from './statement.ts';

export function createDeskStore({ query, transaction, dialect }: Connection) {
  /** Serialized, so that the revision cannot change in between. */
  function changeDays(change: Statement, revision: number | undefined): Promise<boolean> {
    return transaction(async query => {
      if (dialect.lock) await query(dialect.lock('days'));
      if (revision !== undefined && (await daysRevision(query)) !== revision) return false;
      return (await query(change)).length > 0;
    });
  }

  return {
    /** Returns false if the days have changed since `revision`. */
    announce(
      exception: ScheduleException,
      announcedAt: Date,
      announcedBy: string,
      revision?: number,
    ): Promise<boolean> {
      const insertion = insertInto('days', { ...dayColumns(exception), announcedAt, announcedBy });
      return changeDays(sql`${insertion} RETURNING id`, revision);
    },

    /** Returns false if already withdrawn, or if the days have changed since `revision`. */
    withdrawAnnouncement(id: number, undoneAt: Date, undoneBy: string, revision?: number): Promise<boolean> {
      return changeDays(
        sql`UPDATE days SET ${assignments({ undoneAt, undoneBy })} WHERE id = ${id} AND undone_at IS NULL RETURNING id`,
        revision,
      );
    },

    /** Grows with every announcement and withdrawal. */
    daysRevision(): Promise<number> {
      return daysRevision(query);
    },

    /** In the order of announcement. */
    async listAnnouncedExceptions(from: Day): Promise<ScheduleException[]> {
      const rows = await query(
        sql`SELECT * FROM days WHERE undone_at IS NULL AND to_day >= ${from} ORDER BY id`,
      );
      return rows.map(row => toAnnouncement(row).exception);
    },

    /** Including withdrawn ones, newest first. */
    async listAnnouncements(limit?: number, from: Day = '0001-01-01'): Promise<Announcement[]> {
      const rows = await query(
        sql`SELECT * FROM days WHERE to_day >= ${from} ORDER BY id DESC ${limitClause(limit)}`,
      );
      return rows.map(toAnnouncement);
    },

    /** Returns the first secret ever proposed. */
    async getDeskSecret(proposedSecret: string): Promise<string> {
      await query(sql`UPDATE desk SET secret = ${proposedSecret} WHERE secret IS NULL`);
      const [row] = await query(sql`SELECT secret FROM desk`);
      return String(row?.['secret']);
    },

    async revokeLinks(at: Date): Promise<void> {
      await query(sql`UPDATE desk SET revoked_at = ${at}`);
    },

    async getLinksRevokedAt(): Promise<Date | null> {
      const [row] = await query(sql`SELECT revoked_at FROM desk`);
      return toDate(row?.['revoked_at']);
    },
  };
}

async function daysRevision(query: Query): Promise<number> {
  const [row] = await query(sql`SELECT count(*) + count(undone_at) AS changes FROM days`);
  return Number(row?.['changes']);
}
