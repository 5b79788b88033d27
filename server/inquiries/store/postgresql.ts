import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { Batches } from './batches.ts';
import {
  connect,
  explain,
  explainStart,
  isLostRace,
  migrate,
  openPool,
  query,
} from './postgresql-connection.ts';
import { drawReference, mostDraws, type RandomBelow } from './reference.ts';
import { hashOf, inquiryColumns, mailColumns, type Row, replay, type Value } from './rows.ts';
import { SqlStore, type Steps } from './sql.ts';
import type { Acceptance, NewMail, Reference, Submission } from './store.ts';

/** Submissions take a few of the connections: staff, workers and checks find the others free. */
const submissionLanes = 4;
const batchSize = 200;
/** Milliseconds that a submission waits for its turn. */
const patience = 5_000;

/** Tries of a transaction that lost against another one. */
const mostTries = 5;

export interface PostgresqlParts {
  random?: RandomBelow;
}

/** Connects and brings the schema up to date. Processes that start together take turns. */
export async function openPostgresql(url: string, parts: PostgresqlParts = {}): Promise<PostgresqlStore> {
  const client = await connect(url);
  try {
    await migrate(client);
  } catch (error) {
    throw explainStart(error);
  } finally {
    await client.end();
  }
  return new PostgresqlStore(url, parts);
}

interface Entry {
  submission: Submission;
  mailsFor: (reference: Reference) => readonly NewMail[];
}

/** The store in a PostgreSQL database, which several server processes may share. */
export class PostgresqlStore extends SqlStore {
  readonly #pool: Pool;
  readonly #random: RandomBelow | undefined;
  readonly #submissions: Batches<Entry, Acceptance>;

  constructor(url: string, { random }: PostgresqlParts = {}) {
    super({
      notes: `SELECT coalesce(json_agg(json_build_array(written_at, text) ORDER BY id), '[]')::text
        FROM notes WHERE notes.reference = inquiries.reference`,
      skipLocked: 'FOR UPDATE SKIP LOCKED',
    });
    this.#random = random;
    this.#pool = openPool(url);
    this.#submissions = new Batches(
      { lanes: submissionLanes, size: batchSize, patience, now: () => performance.now() },
      entries => this.#acceptAll(entries),
    );
  }

  accept(
    submission: Submission,
    mailsFor: (reference: Reference) => readonly NewMail[],
  ): Promise<Acceptance> {
    return this.#submissions.add({ submission, mailsFor });
  }

  /** What does not fit into the memory of a query goes to a file of the server: that meets a full disk. */
  override async check(): Promise<void> {
    await super.check();
    await this.transaction(function* () {
      yield [`SET LOCAL work_mem = '64kB'`];
      yield ['SELECT count(*) FROM generate_series(1, 20000)'];
    });
  }

  async close(): Promise<void> {
    await this.#submissions.drained();
    if (!this.#pool.ending) await this.#pool.end();
  }

  protected run(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.#connected(client => query(client, sql, values));
  }

  protected transaction<T>(steps: Steps<T>): Promise<T> {
    return this.#connected(async client => {
      await client.query('BEGIN');
      const running = steps();
      let step = running.next();
      while (!step.done) step = running.next(await query(client, ...step.value));
      await client.query('COMMIT');
      return step.value;
    });
  }

  /** PostgreSQL reuses the space of removed rows by itself (autovacuum). */
  protected async scrub(): Promise<void> {}

  /** Stores a batch in one statement. Whose reference is taken gets another one in the next round. */
  async #acceptAll(entries: readonly Entry[]): Promise<Acceptance[]> {
    const results = new Map<Entry, Acceptance>();
    let open = entries;
    for (let draws = 0; open.length > 0; draws += 1) {
      if (draws === mostDraws) throw new Error(`No free reference in ${mostDraws} draws`);
      const drafts = this.#draft(open);
      await this.#connected(client => insertDrafts(client, drafts, results));
      open = open.filter(entry => !results.has(entry));
    }
    return entries.map(entry => results.get(entry) as Acceptance);
  }

  /** Gives each a reference and its mails. Who draws what another of the batch has drawn waits for the next round. */
  #draft(entries: readonly Entry[]): Draft[] {
    const drafts = new Map<Reference, Draft>();
    for (const entry of entries) {
      const reference = drawReference(this.#random);
      if (!drafts.has(reference))
        drafts.set(reference, { entry, reference, mails: entry.mailsFor(reference) });
    }
    return [...drafts.values()];
  }

  /** Works on a connection; once more where that lost against another transaction. Nothing stays half done. */
  async #connected<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw explain(error);
      });
      try {
        const result = await work(client);
        client.release();
        return result;
      } catch (error) {
        const usable = error instanceof DatabaseError && (await succeeds(client.query('ROLLBACK')));
        client.release(!usable);
        if (tries === mostTries || !isLostRace(error)) throw explain(error);
      }
    }
  }
}

interface Draft {
  entry: Entry;
  reference: Reference;
  mails: readonly NewMail[];
}

/** Stores what is new, finds what came before, and leaves open whose reference is taken. */
async function insertDrafts(
  client: PoolClient,
  drafts: readonly Draft[],
  results: Map<Entry, Acceptance>,
): Promise<void> {
  const inquiries = drafts.map(({ entry, reference }) => inquiryColumns(entry.submission, reference));
  const mails = drafts.flatMap(({ entry, reference, mails }) =>
    mails.map(mail => mailColumns(mail, reference, entry.submission.receivedAt)),
  );
  const rows = [JSON.stringify(inquiries), JSON.stringify(mails)];
  const inserted = await query(client, insertAll, rows, 'accept');
  const stored = new Set(inserted.map(row => row['reference']));
  const rest = drafts.filter(({ entry, reference }) => {
    if (stored.has(reference)) {
      results.set(entry, { outcome: 'stored', reference });
    }
    return !stored.has(reference);
  });
  if (rest.length === 0) return;
  const keys = rest.map(({ entry }) => entry.submission.key);
  const earlier = new Map(
    (await query(client, findKeys, [JSON.stringify(keys)])).map(row => [row['idempotency_key'], row]),
  );
  for (const { entry } of rest) {
    const row = earlier.get(entry.submission.key);
    if (row) results.set(entry, replay(row, hashOf(entry.submission.inquiry)));
  }
}

const inquiryNames = `reference, idempotency_key, inquiry_hash, full_name, email, email_key, phone, visit_date,
  number_of_visitors, special_requests, locale, marks, received_at, answered_at, last_contact_at`;
const mailNames = `reference, kind, sender, recipient, reply_to, subject, text, message_id, state, attempts, queued_at,
  due_at, sent_at, last_error`;

/** Inquiries and their mails in one statement, and so in one transaction and one round trip. */
const insertAll = `
  WITH stored AS (
    INSERT INTO inquiries (${inquiryNames})
    SELECT ${inquiryNames} FROM json_populate_recordset(NULL::inquiries, ?)
    ON CONFLICT DO NOTHING RETURNING reference
  ), queued AS (
    INSERT INTO mails (${mailNames})
    SELECT ${mailNames} FROM json_populate_recordset(NULL::mails, ?) WITH ORDINALITY
    JOIN stored USING (reference) ORDER BY ordinality
  )
  SELECT reference FROM stored`;

const findKeys = `
  SELECT idempotency_key, inquiry_hash, reference FROM inquiries
  WHERE idempotency_key IN (SELECT json_array_elements_text(?))`;

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );
