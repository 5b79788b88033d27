import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { adoptBuiltOrigin } from '../../site/built-origin.ts';
import { loadDotEnv } from '../../site/dotenv.ts';
import { explainSettings, projectFolder, SettingError, type Variables } from '../../site/settings.ts';
import { createLinkReader } from '../desk-links.ts';
import { readInquirySettings, storeName } from '../settings.ts';
import { mustExist, openExisting } from '../store/open.ts';
import { exampleReference, parseReference } from '../store/reference.ts';
import { type Reference, StoreUnavailable } from '../store/store.ts';
import { backUp, formatCounts } from './backup.ts';
import { runChecks } from './check.ts';
import { erase, exportPerson, type Office, printOutbox, purge } from './commands.ts';
import { toCsv } from './csv.ts';
import { writeNewFile } from './new-file.ts';
import { openTerminal, type Streams } from './terminal.ts';
import { copyToPostgresql } from './to-postgresql.ts';

export interface Environment {
  variables: Variables;
  streams: Streams;
  now(): Date;
}

/** Returns the exit code. */
export async function runCommand(args: readonly string[], environment: Environment): Promise<number> {
  const { variables, streams, now } = environment;
  const terminal = openTerminal(streams);
  const { say } = terminal;
  const program = new Command('npm run inquiries --')
    .description('What the pages of the ticket office do not do.')
    .addHelpText('after', '\nExit code: 0 done, 1 nothing found or something failed, 2 wrong usage.')
    .helpCommand(false)
    .configureOutput({ writeOut: terminal.print, writeErr: say })
    .exitOverride();
  const fail: Office['fail'] = (message, exitCode = 1) =>
    program.error(message, { exitCode, code: 'failed' });
  // Help needs no settings.
  const settings = () => readInquirySettings(variables);
  async function withStore(work: (office: Office) => Promise<void>): Promise<void> {
    const store = await openExisting(settings().database);
    try {
      await work({ store, settings: settings(), terminal, now: now(), fail });
    } finally {
      await store.close();
    }
  }
  // npm changes the working directory; file names are relative to the user's.
  const fileName = (name: string) => resolve(variables['INIT_CWD'] ?? '', name);
  const command = (usage: string, description: string, parent = program) =>
    parent.command(usage).description(description);

  command('check', 'try the settings, the database and the mail server').action(async () => {
    if (!(await runChecks(settings(), now(), terminal))) fail('Some checks failed.');
  });
  command('backup', 'copy an SQLite database into a new file')
    .argument('<file>', '', fileName)
    .action(async (file: string) => {
      const { database } = settings();
      if (database.kind === 'postgresql')
        throw new SettingError('PostgreSQL is backed up with pg_dump: see docs/operations.md.');
      await mustExist(database);
      const counts = formatCounts(backUp(database.file, file));
      say(`Backed up ${storeName(database)}: ${counts}. Read back from ${file}: it is whole.`);
    });
  command('to-postgresql', 'copy an SQLite file to the empty database of DATABASE_URL')
    .argument('<file>', '', fileName)
    .action(async (file: string) => {
      const { database } = settings();
      if (database.kind === 'sqlite')
        throw new SettingError('DATABASE_URL is not set: it names the database that the rows go to.');
      const counts = formatCounts(await copyToPostgresql(file, database.url));
      say(`Copied to ${storeName(database)}, and counted there: ${counts}.`);
    });
  command('export', 'all inquiries but spam as CSV: into a new file, or to standard output')
    .argument('[file]', '', fileName)
    .option('--semicolon', 'semicolons between cells, as Excel in Europe wants them')
    .action((file: string | undefined, { semicolon = false }) =>
      withStore(async ({ store, settings: { siteOrigin } }) => {
        const csv = toCsv(await store.list({}), now(), siteOrigin, semicolon ? ';' : ',');
        if (file === undefined) terminal.write(csv);
        else writeNewFile(file, temporaryFile => writeFileSync(temporaryFile, csv));
      }),
    );
  command('person', 'all that is held on one person, as JSON (GDPR Articles 15 and 20)')
    .argument('<email>', '', parseAddressArgument)
    .action((email: string) => withStore(office => exportPerson(office, email)));
  command('erase', 'erase all that is held on one person (GDPR Article 17)')
    .argument('<email>', '', parseAddressArgument)
    .option('--yes', 'do not ask')
    .action((email: string, { yes = false }) => withStore(office => erase(office, email, yes)));
  command('purge', 'remove what is kept for longer than promised')
    .option('--yes', 'do not ask')
    .action(({ yes = false }) => withStore(office => purge(office, yes)));

  const outboxCommand = command('outbox', 'mails that are not sent; "outbox retry" tries them again').action(
    () => withStore(printOutbox),
  );
  command('retry', 'try the mails of an inquiry again, or all but those that are held back', outboxCommand)
    .argument('[reference]', `such as ${exampleReference}`, parseReferenceArgument)
    .option('--all', 'those of all inquiries')
    .action((target: Reference | undefined, { all = false }) => {
      if ((target === undefined) !== all) fail('Give a reference or --all.', 2);
      return withStore(async ({ store }) => {
        const count = await store.retryMails(target ?? 'all', now());
        if (count === 0 && target) fail(`${target} has no mail that is not sent.`);
        say(`Mails that will be tried now: ${count}.`);
      });
    });
  const linksCommand = command('links', 'print a fresh link to the pages; "links revoke" ends all').action(
    () =>
      withStore(async ({ store, settings: { deskSecrets, siteOrigin } }) => {
        const { sign } = await createLinkReader(deskSecrets, store)();
        terminal.print(`${siteOrigin}${sign('list', now())}\n`);
      }),
  );
  command('revoke', 'end all links that were made until now', linksCommand).action(() =>
    withStore(async ({ store }) => {
      await store.revokeLinks(now());
      say('All earlier links to the desk have been revoked. "links" prints a new one.');
    }),
  );

  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError)
      return error.code === 'failed' ? error.exitCode : error.exitCode && 2;
    if (!(error instanceof StoreUnavailable)) throw error;
    say(`Not finished: ${error.message}.`);
    return 1;
  }
}

function parseReferenceArgument(text: string): Reference {
  const parsed = parseReference(text);
  if (parsed === null) throw new InvalidArgumentError(`Not a reference such as ${exampleReference}.`);
  return parsed;
}

function parseAddressArgument(text: string): string {
  if (!/^[^@\s]+@[^@\s]+$/.test(text.trim())) throw new InvalidArgumentError('This is not an email address.');
  return text.trim();
}

if (import.meta.main) {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader such as `head` may close the pipe early.
    if (error.code === 'EPIPE') process.exit();
    console.error(`The output could not be written: ${error.message}`);
    process.exit(1);
  });
  await explainSettings(async () => {
    loadDotEnv();
    adoptBuiltOrigin(process.env, join(projectFolder, 'dist'));
    const environment = { variables: process.env, streams: process, now: () => new Date() };
    process.exitCode = await runCommand(process.argv.slice(2), environment);
  });
}
