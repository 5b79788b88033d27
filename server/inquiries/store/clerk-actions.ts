import type { Connection } from './connection.ts';
import { isOpen, isToldAbout, isUnsent } from './filters.ts';
import { lockInquiry } from './locked-inquiry.ts';
import { getHoldReason } from './mail-quota.ts';
import { makeDue } from './outbox.ts';
import type { ActionOutcome, AuditEvent, ClerkAction, Correction, NewMail, Reference } from './records.ts';
import { lookupColumns, mailColumns, toFields } from './rows.ts';
import { toNoteWords } from './search.ts';
import { assignments, insertInto, type Statement, sql } from './statement.ts';

/** With a `revision` (the number of events that the clerk has seen), nothing is recorded if there are newer events. */
export function createClerkActions({ transaction, dialect }: Connection) {
  return {
    /** Records all actions or none. `reopened` undoes `answered` and `spam`, `untold` undoes `told`. */
    recordActions(
      reference: Reference,
      actions: ClerkAction | readonly ClerkAction[],
      revision?: number,
    ): Promise<ActionOutcome> {
      return transaction(async query => {
        const row = await lockInquiry(query, dialect, reference, revision);
        if (typeof row === 'string') return row;
        let outcome: ActionOutcome = 'done';
        for (const action of [actions].flat()) {
          const { assignment, precondition } = toChange(action);
          const lastContact = setLastContact(action.actedAt);
          const changedRows = await query(
            sql`UPDATE inquiries SET ${assignment ? sql`${assignment}, ${lastContact}` : lastContact}
            WHERE reference = ${reference} AND ${precondition} RETURNING id`,
          );
          if (changedRows.length === 0) {
            outcome = 'already';
            continue;
          }
          const { kind, actedAt, initials, text, announcementKey } = action;
          if (kind === 'untold' && announcementKey !== undefined)
            await query(
              sql`UPDATE audit_events SET announcement_key = NULL
              WHERE reference = ${reference} AND announcement_key = ${announcementKey}`,
            );
          const toldKey = kind === 'told' && announcementKey !== undefined ? { announcementKey } : {};
          await query(insertEvent(reference, { kind, actedAt, initials, text, ...toldKey }));
        }
        return outcome;
      });
    },

    /** A `confirmation` replaces the previous one. The hash stays, so that retries of the original form are still recognized. */
    correct(
      reference: Reference,
      correction: Correction,
      signature: Omit<ClerkAction, 'kind'>,
      confirmation?: NewMail,
      revision?: number,
    ): Promise<'done' | 'missing' | 'changed'> {
      const { actedAt, initials, text } = signature;
      return transaction(async query => {
        const row = await lockInquiry(query, dialect, reference, revision);
        if (typeof row === 'string') return row;
        const inquiry = { ...toFields(row), ...correction };
        // The quota counts the confirmation that is about to be replaced, so it is checked before anything changes.
        const holdReason = confirmation
          ? await getHoldReason(query, dialect.lock, inquiry.email, actedAt)
          : null;
        const notes = await query(
          sql`SELECT text FROM audit_events WHERE reference = ${reference} AND kind = 'note' ORDER BY id`,
        );
        const noteTexts = notes.map(note => String(note['text']));
        const columns = { ...correction, ...lookupColumns(inquiry, reference, noteTexts) };
        await query(
          sql`UPDATE inquiries SET ${assignments(columns)}, ${setLastContact(actedAt)} WHERE reference = ${reference}`,
        );
        await query(insertEvent(reference, { actedAt, kind: 'corrected', initials, text }));
        if (confirmation) {
          await query(sql`DELETE FROM mails WHERE reference = ${reference} AND kind = ${confirmation.kind}`);
          await query(insertInto('mails', mailColumns(confirmation, reference, actedAt, holdReason)));
        }
        return 'done';
      });
    },

    /** Sends mails that were held or given up. */
    releaseMails(
      reference: Reference,
      { actedAt, initials }: Omit<ClerkAction, 'kind' | 'text'>,
      revision?: number,
    ): Promise<ActionOutcome> {
      return transaction(async query => {
        const row = await lockInquiry(query, dialect, reference, revision);
        if (typeof row === 'string') return row;
        const releasedRows = await query(
          sql`UPDATE mails SET ${makeDue(actedAt)}
          WHERE reference = ${reference} AND ${isUnsent} AND state <> 'waiting' RETURNING id`,
        );
        if (releasedRows.length === 0) return 'already';
        await query(sql`UPDATE inquiries SET ${setLastContact(actedAt)} WHERE reference = ${reference}`);
        await query(insertEvent(reference, { actedAt, kind: 'released', initials, text: '' }));
        return 'done';
      });
    },
  };
}

const insertEvent = (reference: Reference, event: AuditEvent): Statement =>
  insertInto('audit_events', { reference, ...event });

/** The last contact never moves backward. */
const setLastContact = (at: Date) =>
  sql`last_contact_at = CASE WHEN last_contact_at < ${at} THEN ${at} ELSE last_contact_at END`;

/** If the precondition is not met, the inquiry is already in the state that the action leads to. */
function toChange({ kind, actedAt, text, announcementKey = '' }: ClerkAction): {
  assignment?: Statement;
  precondition: Statement;
} {
  switch (kind) {
    case 'answered':
      return { assignment: sql`answered_at = ${actedAt}`, precondition: isOpen };
    case 'reopened':
      return {
        assignment: sql`answered_at = NULL, spam_at = NULL`,
        precondition: sql`(answered_at IS NOT NULL OR spam_at IS NOT NULL)`,
      };
    case 'spam':
      return { assignment: sql`spam_at = ${actedAt}`, precondition: sql`spam_at IS NULL` };
    case 'note':
      return {
        assignment: sql`search_words = search_words || ${toNoteWords(text)}`,
        precondition: sql`1 = 1`,
      };
    case 'told':
      return { precondition: sql`NOT ${isToldAbout(announcementKey)}` };
    case 'untold':
      return { precondition: isToldAbout(announcementKey) };
  }
}
