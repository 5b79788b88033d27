import type { Day } from '../../../domain/day.ts';
import type { Exception } from '../../../domain/exceptions.ts';
import type { AnnouncedDay } from './records.ts';
import { dayColumns, toAnnounced } from './rows.ts';
import { SqlOutbox } from './sql-outbox.ts';
import { assignments, insertInto, sql, toDate } from './statement.ts';

/** The part of a store that holds announced days, and what the office's links depend on. */
export abstract class SqlDesk extends SqlOutbox {
  /** Records what the office announces of a day. It applies at once, on top of the exceptions in the source. */
  async announce(exception: Exception, announcedAt: Date, announcedBy: string): Promise<void> {
    await this.query(insertInto('days', { ...dayColumns(exception), announcedAt, announcedBy }));
  }

  /** False if it was undone before, or does not exist. */
  async undoAnnouncement(id: number, undoneAt: Date, undoneBy: string): Promise<boolean> {
    const undone = await this.query(
      sql`UPDATE days SET ${assignments({ undoneAt, undoneBy })} WHERE id = ${id} AND undone_at IS NULL RETURNING id`,
    );
    return undone.length > 0;
  }

  /** What applies to a day or a later one, in the order of the announcements. */
  async announced(from: Day): Promise<Exception[]> {
    const rows = await this.query(
      sql`SELECT * FROM days WHERE undone_at IS NULL AND to_day >= ${from} ORDER BY id`,
    );
    return rows.map(row => toAnnounced(row).exception);
  }

  /** All announcements, also those undone, newest first. */
  async announcements(most: number): Promise<AnnouncedDay[]> {
    return (await this.query(sql`SELECT * FROM days ORDER BY id DESC LIMIT ${most}`)).map(toAnnounced);
  }

  /** The secret that signs links to the desk where the settings have none: the first ever proposed. */
  async deskSecret(proposed: string): Promise<string> {
    await this.query(sql`UPDATE desk SET secret = ${proposed} WHERE secret IS NULL`);
    const [row] = await this.query(sql`SELECT secret FROM desk`);
    return String(row?.['secret']);
  }

  /** Ends all links to the desk that were made before this moment. */
  async revokeLinks(at: Date): Promise<void> {
    await this.query(sql`UPDATE desk SET revoked_at = ${at}`);
  }

  async linksRevokedAt(): Promise<Date | null> {
    const [row] = await this.query(sql`SELECT revoked_at FROM desk`);
    return toDate(row?.['revoked_at']);
  }
}
