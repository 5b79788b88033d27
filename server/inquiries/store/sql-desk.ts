import type { Day } from '../../../domain/day.ts';
import type { Exception } from '../../../domain/exceptions.ts';
import type { AnnouncedDay } from './records.ts';
import { dayColumns, toAnnounced } from './rows.ts';
import { SqlOutbox } from './sql-outbox.ts';
import { assignments, insertInto, sql, toDate } from './statement.ts';

/** The part of a store for announced days and the desk's links. */
export abstract class SqlDesk extends SqlOutbox {
  /** Records an announcement. It applies immediately, on top of the exceptions in the source. */
  async announce(exception: Exception, announcedAt: Date, announcedBy: string): Promise<void> {
    await this.query(insertInto('days', { ...dayColumns(exception), announcedAt, announcedBy }));
  }

  /** False if already undone or nonexistent. */
  async undoAnnouncement(id: number, undoneAt: Date, undoneBy: string): Promise<boolean> {
    const undone = await this.query(
      sql`UPDATE days SET ${assignments({ undoneAt, undoneBy })} WHERE id = ${id} AND undone_at IS NULL RETURNING id`,
    );
    return undone.length > 0;
  }

  /** What applies from a day on, in the order of announcement. */
  async announced(from: Day): Promise<Exception[]> {
    const rows = await this.query(
      sql`SELECT * FROM days WHERE undone_at IS NULL AND to_day >= ${from} ORDER BY id`,
    );
    return rows.map(row => toAnnounced(row).exception);
  }

  /** All announcements, including undone ones, newest first. */
  async announcements(limit: number): Promise<AnnouncedDay[]> {
    return (await this.query(sql`SELECT * FROM days ORDER BY id DESC LIMIT ${limit}`)).map(toAnnounced);
  }

  /** The secret that signs links to the desk if the settings have none: the first one proposed. */
  async deskSecret(proposed: string): Promise<string> {
    await this.query(sql`UPDATE desk SET secret = ${proposed} WHERE secret IS NULL`);
    const [row] = await this.query(sql`SELECT secret FROM desk`);
    return String(row?.['secret']);
  }

  /** Revokes all links to the desk created until then. */
  async revokeLinks(at: Date): Promise<void> {
    await this.query(sql`UPDATE desk SET revoked_at = ${at}`);
  }

  async linksRevokedAt(): Promise<Date | null> {
    const [row] = await this.query(sql`SELECT revoked_at FROM desk`);
    return toDate(row?.['revoked_at']);
  }
}
