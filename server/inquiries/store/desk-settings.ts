import type { Connection } from './connection.ts';
import { sql } from './statement.ts';
import type { Store } from './store.ts';

export const createDeskSettings = ({ query }: Connection): Pick<Store, 'ensureDeskSecret'> => ({
  async ensureDeskSecret(proposedSecret) {
    await query(sql`UPDATE desk_settings SET secret = ${proposedSecret} WHERE secret IS NULL`);
    const [row] = await query(sql`SELECT secret FROM desk_settings`);
    return String(row?.['secret']);
  },
});
