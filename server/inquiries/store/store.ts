import type { SqlStore } from './sql.ts';

export * from './records.ts';

/**
 * Stores inquiries and their mails: in SQLite for one machine, in PostgreSQL for several. Both pass the same tests
 * (`contract/contract.ts`).
 */
export type Store = Pick<SqlStore, keyof SqlStore>;
