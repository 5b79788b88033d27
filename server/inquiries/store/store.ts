import type { SqlStore } from './sql.ts';

export * from './records.ts';

/**
 * Where inquiries and their mails are kept: in SQLite for one machine, in PostgreSQL for several. Both pass the same tests
 * (`contract/contract.ts`).
 */
export type Store = Pick<SqlStore, keyof SqlStore>;
