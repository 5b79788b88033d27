import type { Query } from './statement.ts';

export interface Connection {
  query: Query;
  /** Commits what `work` has done, or nothing if it rejects. `work` must await nothing but its queries. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Removes deleted rows from the files of the database. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
