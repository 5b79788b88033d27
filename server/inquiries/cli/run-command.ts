import { join, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { adoptBuiltOrigin } from '../../site/built-origin.ts';
import { loadDotEnv } from '../../site/dotenv.ts';
import {
  projectFolder,
  runAndReportSettingErrors,
  SettingError,
  type Variables,
} from '../../site/settings.ts';
import { readInquirySettings } from '../settings.ts';
import { openExisting } from '../store/open.ts';
import { StoreUnavailable } from '../store/records.ts';
import { backUp } from './backup.ts';
import {
  erasePerson,
  exportInquiries,
  listInquiries,
  type Office,
  printLink,
  type Streams,
  showPerson,
} from './commands.ts';

export interface Environment {
  variables: Variables;
  streams: Streams;
  now: Date;
}

/** Returns the exit code. */
export async function runCommand(
  args: readonly string[],
  { variables, streams, now }: Environment,
): Promise<number> {
  const say = (text: string) => void streams.stderr.write(`${text.trimEnd()}\n`);
  const program = new Command('npm run inquiries --')
    .description('Maintenance of the inquiries.')
    .helpCommand(false)
    .configureOutput({ writeOut: text => void streams.stdout.write(text), writeErr: say })
    .exitOverride();
  // npm changes the working directory; file names are relative to the user's.
  const resolveFile = (file: string) => resolve(variables['INIT_CWD'] ?? '', file);
  const fail: Office['fail'] = message => program.error(message);
  async function withOffice(work: (office: Office) => Promise<void>): Promise<void> {
    const settings = readInquirySettings(variables);
    const store = openExisting(settings.database);
    try {
      await work({ store, settings, streams, now, fail });
    } finally {
      await store.close();
    }
  }
  program
    .command('list')
    .description('open inquiries: reference, received, day of the visit, visitors, status')
    .option('--all', 'all but spam')
    .action(({ all = false }) => withOffice(office => listInquiries(office, all)));
  program
    .command('export')
    .description('write all inquiries but spam as CSV into a new file')
    .argument('<file>')
    .action((file: string) => withOffice(office => exportInquiries(office, resolveFile(file))));
  program
    .command('show')
    .description('all that is held on one person, as JSON (GDPR Articles 15 and 20)')
    .argument('<email>')
    .action((email: string) => withOffice(office => showPerson(office, email)));
  program
    .command('erase')
    .description('erase all that is held on one person (GDPR Article 17)')
    .argument('<email>')
    .option('--yes', 'without it, only their number is printed')
    .action((email: string, { yes = false }) => withOffice(office => erasePerson(office, email, yes)));
  program
    .command('backup')
    .description('copy an SQLite database into a new file')
    .argument('<file>')
    .action(async (file: string) => {
      const { database } = readInquirySettings(variables);
      if (database.kind === 'postgresql')
        throw new SettingError('PostgreSQL is backed up with pg_dump: see docs/operations.md.');
      await openExisting(database).close();
      backUp(database.file, resolveFile(file));
    });
  program
    .command('link')
    .description('print a fresh link to the office’s pages')
    .action(() => withOffice(printLink));

  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof StoreUnavailable)) throw error;
    say(`Not finished: ${error.message}.`);
    return 1;
  }
}

if (import.meta.main) {
  await runAndReportSettingErrors(async () => {
    // Of exports and backups.
    process.umask(0o077);
    loadDotEnv();
    adoptBuiltOrigin(process.env, join(projectFolder, 'dist'));
    const environment = { variables: process.env, streams: process, now: new Date() };
    process.exitCode = await runCommand(process.argv.slice(2), environment);
  });
}
