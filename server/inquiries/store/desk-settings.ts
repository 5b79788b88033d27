import type { Connection } from './connection.ts';
import { sql } from './statement.ts';

export const createDeskSettings = ({ query }: Connection) => ({
  /** Stores the proposed secret unless there is one. Returns the one that is stored. */
  async ensureDeskSecret(proposedSecret: string): Promise<string> {
    await query(sql`UPDATE desk_settings SET secret = ${proposedSecret} WHERE secret IS NULL`);
    const [row] = await query(sql`SELECT secret FROM desk_settings`);
    return String(row?.['secret']);
  },
});
