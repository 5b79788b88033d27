import type { Connection } from './connection.ts';
import type { AuditEvent, ClerkAction, Correction, NewMail, Reference, Signature } from './records.ts';
import { toAuditEvent, toFields, toLookupColumns, toMailColumns } from './rows.ts';
import { assignments, insertInto, type Query, type Statement, sql, type Value } from './statement.ts';

export function createClerkActions({ query, transaction }: Connection) {
  /** Nothing happens if the inquiry is gone or has a newer revision. */
  const change = (
    reference: Reference,
    revision: number,
    work: (query: Query) => Promise<void>,
  ): Promise<boolean> =>
    transaction(async query => {
      // Also locks the row, so that of several changes of one revision only one is made.
      const [row] = await query(
        sql`UPDATE inquiries SET revision = revision + 1 WHERE reference = ${reference} AND revision = ${revision} RETURNING id`,
      );
      if (row) await work(query);
      return row !== undefined;
    });

  return {
    /** Oldest first. */
    async listEvents(reference: Reference): Promise<AuditEvent[]> {
      const rows = await query(sql`SELECT * FROM audit_events WHERE reference = ${reference} ORDER BY id`);
      return rows.map(toAuditEvent);
    },

    /** Records all actions or none. */
    recordActions: (reference: Reference, revision: number, actions: readonly ClerkAction[]) =>
      change(reference, revision, async query => {
        for (const action of actions) {
          const assignment = toAssignment(action);
          if (assignment) await query(sql`UPDATE inquiries SET ${assignment} WHERE reference = ${reference}`);
          if (action.kind === 'spam') await query(holdMails(reference));
          await query(insertEvent(reference, action));
        }
      }),

    /** A `confirmation` replaces the previous one, and is held if that was. */
    correct: (
      reference: Reference,
      revision: number,
      correction: Correction,
      event: Signature & { text: string },
      confirmation?: NewMail,
    ) =>
      change(reference, revision, async query => {
        const update = (values: Record<string, Value>) =>
          query(sql`UPDATE inquiries SET ${assignments(values)} WHERE reference = ${reference} RETURNING *`);
        const [row] = await update(correction);
        if (row) await update(toLookupColumns(toFields(row), reference));
        await query(insertEvent(reference, { ...event, kind: 'corrected' }));
        if (!confirmation) return;
        const holdReason = await findHeldReason(query, reference);
        await query(sql`DELETE FROM mails WHERE reference = ${reference} AND kind = 'confirmation'`);
        await query(insertInto('mails', toMailColumns(confirmation, reference, event.actedAt, holdReason)));
      }),

    /** Sends mails that were held or have failed. */
    releaseMails: (reference: Reference, revision: number, signature: Signature) =>
      change(reference, revision, async query => {
        const { actedAt } = signature;
        const renewal = assignments({
          state: 'waiting',
          attempts: 0,
          queuedAt: actedAt,
          dueAt: actedAt,
          lastError: null,
        });
        await query(
          sql`UPDATE mails SET ${renewal} WHERE reference = ${reference} AND state IN ('held', 'failed')`,
        );
        await query(insertEvent(reference, { ...signature, kind: 'released', text: '' }));
      }),
  };
}

/** Of the inquiry's confirmation, if it is held. */
async function findHeldReason(query: Query, reference: Reference): Promise<string | null> {
  const [row] = await query(
    sql`SELECT last_error FROM mails WHERE reference = ${reference} AND kind = 'confirmation' AND state = 'held'`,
  );
  return row ? String(row['last_error']) : null;
}

const holdMails = (reference: Reference): Statement =>
  sql`UPDATE mails SET state = 'held', last_error = 'spam' WHERE reference = ${reference} AND state = 'waiting'`;

const insertEvent = (reference: Reference, { kind, actedAt, initials, text }: AuditEvent): Statement =>
  insertInto('audit_events', { reference, kind, actedAt, initials, text });

function toAssignment({ kind, actedAt }: ClerkAction): Statement | null {
  switch (kind) {
    case 'answered':
      return sql`answered_at = ${actedAt}, last_contact_at = ${actedAt}`;
    case 'reopened':
      return sql`answered_at = NULL, spam_at = NULL, opened_at = ${actedAt}`;
    case 'spam':
      return sql`spam_at = ${actedAt}`;
    case 'note':
      return null;
  }
}
