import { lateBefore, promises, purgeBefore } from '../../../domain/promises.ts';
import type { ErasedCount, Reference, Store, StoredInquiry } from '../store/store.ts';
import type { Command } from './arguments.ts';
import { inquiryTable, inquiryText, moment, outboxTable } from './print.ts';
import { csvLines, inquiryRecord, mailRecord } from './records.ts';
import { terminalJson } from './safe-text.ts';
import type { Terminal } from './terminal.ts';

/** 0: done. 1: nothing found, or something failed. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** What a command works with. */
export interface Context {
  store: Store;
  terminal: Terminal;
  now(): Date;
}

/** A command that works on the store. */
export type StoreCommand = Exclude<Command, { name: 'help' | 'check' | 'move' }>;

/** Runs a command on the inquiries. */
export function run(command: StoreCommand, office: Context): Promise<ExitCode> {
  switch (command.name) {
    case 'list':
      return list(command, office);
    case 'show':
      return show(command, office);
    case 'answered':
      return answered(command.reference, office);
    case 'note':
      return note(command, office);
    case 'export':
      return exportAll(command.format, office);
    case 'person':
      return person(command, office);
    case 'erase':
      return erase(command, office);
    case 'purge':
      return purge(command.yes, office);
    case 'outbox':
      return outbox(command.json, office);
    case 'retry':
      return retry(command.reference, office);
  }
}

type Of<Name extends Command['name']> = Extract<Command, { name: Name }>;

async function list(
  { name: _name, json, ...wanted }: Of<'list'>,
  { store, terminal, now }: Context,
): Promise<ExitCode> {
  const at = now();
  const filter = wanted.status === 'late' ? { ...wanted, lateBefore: lateBefore(at) } : wanted;
  const inquiries = await store.list(filter);
  if (json) terminal.out(`${terminalJson(inquiries.map(stored => inquiryRecord(stored, at)))}\n`);
  else if (inquiries.length > 0) terminal.out(inquiryTable(inquiries, at));
  else terminal.say('There are no such inquiries.');
  return inquiries.length > 0 ? 0 : 1;
}

async function show({ reference, json }: Of<'show'>, { store, terminal, now }: Context): Promise<ExitCode> {
  const stored = await store.find(reference);
  if (!stored) return notFound(reference, terminal);
  const mails = await store.mails(reference);
  const at = now();
  if (json) terminal.out(`${terminalJson({ ...inquiryRecord(stored, at), mails: mails.map(mailRecord) })}\n`);
  else terminal.out(inquiryText(stored, mails, at, terminal.coloured));
  return 0;
}

async function answered(reference: Reference, { store, terminal, now }: Context): Promise<ExitCode> {
  if (!(await store.markAnswered(reference, now()))) return notFound(reference, terminal);
  terminal.say(`${reference} is answered.`);
  return 0;
}

async function note({ reference, text }: Of<'note'>, { store, terminal, now }: Context): Promise<ExitCode> {
  if (text === undefined && !(await store.find(reference))) return notFound(reference, terminal);
  const written = (text ?? (await terminal.input())).trim();
  if (written === '') {
    terminal.say('An empty note is not kept.');
    return 2;
  }
  if (!(await store.addNote(reference, { writtenAt: now(), text: written })))
    return notFound(reference, terminal);
  terminal.say(`Noted for ${reference}.`);
  return 0;
}

async function exportAll(format: 'csv' | 'json', { store, terminal, now }: Context): Promise<ExitCode> {
  const inquiries = await store.list({});
  const at = now();
  if (format === 'csv') for (const line of csvLines(inquiries, at)) terminal.out(line);
  else terminal.out(`${terminalJson(inquiries.map(stored => inquiryRecord(stored, at)))}\n`);
  return 0;
}

async function person({ email, json }: Of<'person'>, { store, terminal, now }: Context): Promise<ExitCode> {
  const inquiries = await store.list({ email });
  if (inquiries.length === 0) return nothingOn(terminal);
  const at = now();
  const held = await Promise.all(
    inquiries.map(async stored => ({ stored, mails: await store.mails(stored.reference) })),
  );
  if (json) {
    const records = held.map(({ stored, mails }) => ({
      ...inquiryRecord(stored, at),
      mails: mails.map(mailRecord),
    }));
    terminal.out(`${terminalJson({ email, heldAt: at, inquiries: records })}\n`);
  } else {
    terminal.out(
      held.map(({ stored, mails }) => inquiryText(stored, mails, at, terminal.coloured)).join('\n'),
    );
  }
  return 0;
}

async function erase({ email, yes }: Of<'erase'>, { store, terminal, now }: Context): Promise<ExitCode> {
  const inquiries = await store.list({ email });
  if (inquiries.length === 0) {
    // An earlier erasure may have removed the rows and left them in the write-ahead log.
    await store.erasePerson(email, now());
    return nothingOn(terminal);
  }
  const question = `Erase ${named(inquiries)} with notes and mails? This cannot be undone.`;
  const refused = await unwanted(question, yes, terminal);
  if (refused !== null) return refused;
  terminal.say(`Erased: ${counted(await store.erasePerson(email, now()))}.`);
  terminal.say('Mails that were sent are still in the mailboxes they went to, and old rows in backups.');
  return 0;
}

async function purge(yes: boolean, { store, terminal, now }: Context): Promise<ExitCode> {
  const at = now();
  const before = purgeBefore(at);
  const { older, all } = await store.countOlder(before);
  const question = `Remove every inquiry whose last contact was before ${moment(before)}, ${promises.retention.inquiryYears} years ago: ${older} of ${all}?`;
  const refused = await unwanted(question, yes, terminal);
  if (refused !== null) return refused;
  terminal.say(`Removed: ${counted(await store.purge(before, at))}.`);
  return 0;
}

async function outbox(json: boolean, { store, terminal }: Context): Promise<ExitCode> {
  const mails = await store.mails();
  if (json) terminal.out(`${terminalJson(mails.map(mailRecord))}\n`);
  else if (mails.length > 0) terminal.out(outboxTable(mails));
  else terminal.say('Every mail is sent.');
  return 0;
}

async function retry(reference: Reference, { store, terminal, now }: Context): Promise<ExitCode> {
  const count = await store.retryMails(reference, now());
  if (count === 0) {
    terminal.say(`${reference} has no mail that is not sent.`);
    return 1;
  }
  terminal.say(`${plural(count, 'mail')} of ${reference} will be tried now.`);
  return 0;
}

/** Asks before something is destroyed. Null if it may be, else the exit code. */
async function unwanted(question: string, yes: boolean, terminal: Terminal): Promise<ExitCode | null> {
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

function nothingOn(terminal: Terminal): 1 {
  terminal.say('Nothing is held on this address.');
  return 1;
}

const named = (inquiries: readonly StoredInquiry[]) => {
  const references = inquiries.slice(0, 10).map(({ reference }) => reference);
  const rest = inquiries.length > 10 ? ' …' : '';
  return `${plural(inquiries.length, 'inquiry', 'inquiries')} (${references.join(', ')}${rest})`;
};

const counted = ({ inquiries, mails }: ErasedCount) =>
  `${plural(inquiries, 'inquiry', 'inquiries')}, ${plural(mails, 'mail')}`;

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
