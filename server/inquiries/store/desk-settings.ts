import type { Connection } from './connection.ts';
import { sql, toDate } from './statement.ts';

export const createDeskSettings = ({ query }: Pick<Connection, 'query'>) => ({
  /** Returns the first secret ever proposed. */
  async getDeskSecret(proposedSecret: string): Promise<string> {
    await query(sql`UPDATE desk_settings SET secret = ${proposedSecret} WHERE secret IS NULL`);
    const [row] = await query(sql`SELECT secret FROM desk_settings`);
    return String(row?.['secret']);
  },

  async revokeLinks(at: Date): Promise<void> {
    await query(sql`UPDATE desk_settings SET revoked_at = ${at}`);
  },

  async getLinksRevokedAt(): Promise<Date | null> {
    const [row] = await query(sql`SELECT revoked_at FROM desk_settings`);
    return toDate(row?.['revoked_at']);
  },
});
