import { lateBefore, promises, purgeBefore, spamPurgeBefore } from '../../../domain/promises.ts';
import { factsWith } from '../days/programme.ts';
import { messageOf } from '../mail/messages.ts';
import { type InquirySettings, storeName } from '../settings.ts';
import type { ActKind, ErasedCount, Reference, Store, StoredInquiry } from '../store/store.ts';
import type { Command } from './arguments.ts';
import { inquiryTable, inquiryText, moment, outboxTable, signature } from './print.ts';
import { csvLines, inquiryRecord, mailRecord } from './records.ts';
import { terminalJson, terminalLine } from './safe-text.ts';
import type { Terminal } from './terminal.ts';

/** 0: done. 1: nothing found, or something failed. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** What a command works with. */
export interface Context {
  store: Store;
  settings: InquirySettings;
  terminal: Terminal;
  now(): Date;
}

/** A command that works on the store. */
export type StoreCommand = Exclude<
  Command,
  { name: 'help' | 'check' | 'links' | 'backup' | 'restore' | 'move' }
>;

/** Runs a command on the inquiries. */
export function run(command: StoreCommand, office: Context): Promise<ExitCode> {
  switch (command.name) {
    case 'list':
      return list(command, office);
    case 'search':
      return search(command, office);
    case 'show':
      return show(command, office);
    case 'answered':
      return act(command.reference, 'answered', office);
    case 'reopen':
      return act(command.reference, 'reopened', office);
    case 'spam':
      return spam(command.references, office);
    case 'note':
      return note(command, office);
    case 'export':
      return exportAll(command, office);
    case 'person':
      return person(command, office);
    case 'erase':
      return erase(command, office);
    case 'remove':
      return remove(command, office);
    case 'purge':
      return purge(command.yes, office);
    case 'outbox':
      return outbox(command.json, office);
    case 'retry':
      return retry(command.of, office);
    case 'revoke':
      return revokeLinks(office);
  }
}

type Of<Name extends Command['name']> = Extract<Command, { name: Name }>;

async function list({ name: _name, json, ...wanted }: Of<'list'>, office: Context): Promise<ExitCode> {
  const at = office.now();
  const filter = wanted.status === 'late' ? { ...wanted, lateBefore: lateBefore(at) } : wanted;
  showList(await office.store.list(filter), at, json, office);
  return 0;
}

async function search({ words, json }: Of<'search'>, office: Context): Promise<ExitCode> {
  const found = await office.store.list({ words }, { order: 'newest', limit: mostFound + 1 });
  showList(found.slice(0, mostFound), office.now(), json, office);
  if (found.length > mostFound)
    office.terminal.say(`These are the newest ${mostFound}: more words find fewer.`);
  return found.length > 0 ? 0 : 1;
}

/** Inquiries that a search shows at most. */
const mostFound = 200;

function showList(inquiries: readonly StoredInquiry[], at: Date, json: boolean, office: Context): void {
  const { terminal } = office;
  if (json) {
    terminal.out(`${terminalJson(inquiries.map(stored => inquiryRecord(stored, at)))}\n`);
    return;
  }
  sayStore(office);
  if (inquiries.length > 0) terminal.out(inquiryTable(inquiries, at));
  else terminal.say('There are no such inquiries.');
}

/** The line above what is shown: where it was read. */
function sayStore({ settings, terminal }: Context): void {
  terminal.out(`${terminalLine(storeName(settings.database))}\n`);
}

async function show({ reference, json }: Of<'show'>, office: Context): Promise<ExitCode> {
  const { store, terminal, now } = office;
  const stored = await store.find(reference);
  if (!stored) return notFound(reference, terminal);
  const mails = await store.mails(reference);
  const at = now();
  if (json) {
    terminal.out(`${terminalJson({ ...inquiryRecord(stored, at), mails: mails.map(mailRecord) })}\n`);
    return 0;
  }
  sayStore(office);
  const shown = mails.map(mail => ({ mail }));
  terminal.out(inquiryText(stored, shown, at, terminal.coloured));
  return 0;
}

/** What is so after an act. */
const isNow: Record<Exclude<ActKind, 'note'>, string> = {
  answered: 'is answered',
  reopened: 'is open',
  spam: 'is spam',
};

async function act(
  reference: Reference,
  kind: Exclude<ActKind, 'note'>,
  { store, terminal, now }: Context,
): Promise<0 | 1> {
  const outcome = await store.act(reference, { kind, actedAt: now(), by: '', text: '' });
  const stored = outcome === 'already' ? await store.find(reference) : null;
  if (outcome === 'missing' || (outcome === 'already' && !stored)) return notFound(reference, terminal);
  terminal.say(stored ? `${reference} ${already(stored, kind)}.` : `${reference} ${isNow[kind]}.`);
  return 0;
}

/** `is answered already, since 2026-11-20 12:00, by AM` */
function already({ history, receivedAt }: StoredInquiry, kind: Exclude<ActKind, 'note'>): string {
  const last = history.findLast(done => done.kind === kind);
  return `${isNow[kind]} already, since ${last ? `${moment(last.actedAt)}, by ${signature(last)}` : moment(receivedAt)}`;
}

async function spam(references: readonly Reference[], office: Context): Promise<ExitCode> {
  const codes: number[] = [];
  for (const reference of references) codes.push(await act(reference, 'spam', office));
  if (codes.includes(0))
    office.terminal.say(
      `Spam is in no list but "list --spam", and removed after ${promises.retention.spamDays} days; "reopen" takes it back.`,
    );
  return codes.includes(1) ? 1 : 0;
}

async function note({ reference, text }: Of<'note'>, { store, terminal, now }: Context): Promise<ExitCode> {
  if (text === undefined && !(await store.find(reference))) return notFound(reference, terminal);
  const written = (text ?? (await terminal.input())).trim();
  if (written === '') {
    terminal.say('An empty note is not kept.');
    return 2;
  }
  const noted = await store.act(reference, { kind: 'note', actedAt: now(), by: '', text: written });
  if (noted === 'missing') return notFound(reference, terminal);
  terminal.say(`Noted for ${reference}.`);
  return 0;
}

async function exportAll(
  { format, semicolon }: Of<'export'>,
  { store, terminal, now }: Context,
): Promise<ExitCode> {
  const inquiries = await store.list({});
  const at = now();
  const style = { separator: semicolon ? ';' : ',', watched: terminal.watched } as const;
  if (format === 'csv') for (const line of csvLines(inquiries, at, style)) terminal.out(line);
  else terminal.out(`${terminalJson(inquiries.map(stored => inquiryRecord(stored, at)))}\n`);
  return 0;
}

/** The mails are shown with their words, made anew: that is what was written to the person, and about them. */
async function person({ email, json }: Of<'person'>, office: Context): Promise<ExitCode> {
  const { store, settings, terminal, now } = office;
  const inquiries = await store.list({ email });
  if (!json) sayStore(office);
  if (inquiries.length === 0) {
    terminal.say('Nothing is held under this address.');
    return 1;
  }
  const at = now();
  const held = await Promise.all(
    inquiries.map(async stored => ({
      stored,
      mails: (await store.mails(stored.reference)).map(mail => ({
        mail,
        message: messageOf(mail, stored, { settings, link: '', facts: factsWith([]) }),
      })),
    })),
  );
  if (json) {
    const records = held.map(({ stored, mails }) => ({
      ...inquiryRecord(stored, at),
      mails: mails.map(({ mail, message }) => ({ ...mailRecord(mail), ...message })),
    }));
    terminal.out(`${terminalJson({ email, heldAt: at, inquiries: records })}\n`);
  } else {
    terminal.out(
      held.map(({ stored, mails }) => inquiryText(stored, mails, at, terminal.coloured)).join('\n'),
    );
  }
  return 0;
}

async function erase({ email, yes }: Of<'erase'>, office: Context): Promise<ExitCode> {
  const { store, terminal, now } = office;
  const inquiries = await store.list({ email });
  if (inquiries.length === 0) return erasedBefore(email, office);
  const question = `Erase ${named(inquiries)} with notes and mails? This cannot be undone.`;
  const refused = await unwanted(question, yes, terminal);
  if (refused !== null) return refused;
  terminal.say(`Erased: ${counted(await store.erasePerson(email, now()))}.`);
  terminal.say('Mails that were sent are still in the mailboxes they went to, and old rows in backups.');
  return 0;
}

async function erasedBefore(email: string, { store, settings, terminal, now }: Context): Promise<ExitCode> {
  // An earlier erasure may have removed the rows and left them in the write-ahead log.
  await store.erasePerson(email, now());
  const files = settings.database.kind === 'sqlite' ? ', in the files of the database neither' : '';
  terminal.say(`Nothing is held under this address${files}.`);
  return 0;
}

async function remove(
  { reference, yes }: Of<'remove'>,
  { store, terminal, now }: Context,
): Promise<ExitCode> {
  const stored = await store.find(reference);
  if (!stored) return notFound(reference, terminal);
  const whose = terminalLine(`${stored.inquiry.fullName}, ${stored.inquiry.visitDate}`);
  const question = `Remove ${reference} (${whose}) with notes and mails? This cannot be undone.`;
  const refused = await unwanted(question, yes, terminal);
  if (refused !== null) return refused;
  terminal.say(`Removed: ${counted(await store.remove(reference, now()))}.`);
  return 0;
}

async function purge(yes: boolean, { store, terminal, now }: Context): Promise<ExitCode> {
  const at = now();
  const limits = { contactBefore: purgeBefore(at), spamBefore: spamPurgeBefore(at) };
  const { inquiryYears, spamDays } = promises.retention;
  const { older, all } = await store.countOlder(limits);
  const question = `Remove every inquiry whose last contact was before ${moment(limits.contactBefore)}, ${inquiryYears} years ago, and spam of ${spamDays} days ago: ${older} of ${all}?`;
  const refused = await unwanted(question, yes, terminal);
  if (refused !== null) return refused;
  terminal.say(`Removed: ${counted(await store.purge(limits, at))}.`);
  return 0;
}

async function outbox(json: boolean, office: Context): Promise<ExitCode> {
  const { store, terminal } = office;
  const mails = await store.mails();
  if (json) {
    terminal.out(`${terminalJson(mails.map(mailRecord))}\n`);
    return 0;
  }
  sayStore(office);
  if (mails.length > 0) terminal.out(outboxTable(mails));
  else terminal.say('Every mail is sent.');
  return 0;
}

async function retry(of: Reference | 'all', { store, terminal, now }: Context): Promise<ExitCode> {
  const count = await store.retryMails(of, now());
  if (of === 'all') {
    terminal.say(
      count === 0
        ? 'No mail has to be tried again. What is held back is sent by "outbox retry REF".'
        : `${plural(count, 'mail')} will be tried now.`,
    );
    return 0;
  }
  if (count === 0) {
    terminal.say(`${of} has no mail that is not sent.`);
    return 1;
  }
  terminal.say(`${plural(count, 'mail')} of ${of} will be tried now.`);
  return 0;
}

async function revokeLinks({ store, terminal, now }: Context): Promise<ExitCode> {
  await store.revokeLinks(now());
  terminal.say(
    'All links to the desk that were made until now are dead. A fresh one: npm run inquiries -- links',
  );
  return 0;
}

/** Asks before something is destroyed. Null if it may be, else the exit code. */
export async function unwanted(question: string, yes: boolean, terminal: Terminal): Promise<ExitCode | null> {
  if (yes) return null;
  const answer = await terminal.confirm(question);
  if (answer) return null;
  if (answer === false) {
    terminal.say('Nothing was done.');
    return 1;
  }
  terminal.say('Nobody is there to be asked. With --yes it is done without a question.');
  return 2;
}

function notFound(reference: Reference, terminal: Terminal): 1 {
  terminal.say(`There is no inquiry ${reference}.`);
  return 1;
}

const named = (inquiries: readonly StoredInquiry[]) => {
  const references = inquiries.slice(0, 10).map(({ reference }) => reference);
  const rest = inquiries.length > 10 ? ' …' : '';
  return `${plural(inquiries.length, 'inquiry', 'inquiries')} (${references.join(', ')}${rest})`;
};

const counted = ({ inquiries, mails }: ErasedCount) =>
  `${plural(inquiries, 'inquiry', 'inquiries')}, ${plural(mails, 'mail')}`;

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
