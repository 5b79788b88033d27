import { resolve } from 'node:path';
import { loadDotEnv } from '../../site/dotenv.ts';
import { explainSettings, SettingError, type Variables } from '../../site/settings.ts';
import { deskLinks } from '../desk-links.ts';
import { openTransport } from '../mail/transport.ts';
import { type InquirySettings, readInquirySettings } from '../settings.ts';
import { openExisting } from '../store/open.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type Command, readArguments, swallowedOptions, UsageError, usage } from './arguments.ts';
import { check } from './check.ts';
import { type ExitCode, run } from './commands.ts';
import { backUpTo, move, restoreFrom } from './copies.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/** What the ticket office's command is run with. */
export interface Environment {
  variables: Variables;
  /** The folder that a person is in: names of files are meant from there. */
  folder: string;
  terminal: Terminal;
  now(): Date;
}

/** Runs one command of the ticket office. Throws a `SettingError` where a setting is wrong. */
export async function runCommand(args: readonly string[], environment: Environment): Promise<ExitCode> {
  const { terminal, variables } = environment;
  const swallowed = swallowedOptions(args, variables);
  if (swallowed) terminal.say(swallowed.message);
  if (swallowed?.certain) return 2;
  let command: Command;
  try {
    command = readArguments(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.say(`${error.message} See --help.`);
    return 2;
  }
  if (command.name === 'help') {
    terminal.out(usage);
    return 0;
  }
  const settings = readInquirySettings(variables);
  try {
    return await act(command, settings, environment);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const setting = settings.database.kind === 'postgresql' ? 'DATABASE_URL: ' : '';
    terminal.say(`Not finished: ${setting}${error.message}.`);
    return 1;
  }
}

async function act(
  command: Exclude<Command, { name: 'help' }>,
  settings: InquirySettings,
  { terminal, now, folder }: Environment,
): Promise<ExitCode> {
  const openStore = () => openExisting(settings.database);
  switch (command.name) {
    case 'check':
      return (await check({ settings, openStore, openTransport, now }, terminal, command.json)) ? 0 : 1;
    case 'links':
      return freshLink(settings, terminal, now());
    case 'backup':
      return backUpTo(resolve(folder, command.file), settings, terminal);
    case 'restore':
      return restoreFrom(resolve(folder, command.file), command.yes, settings, terminal);
    case 'move':
      return move(resolve(folder, command.file), settings, terminal);
  }
  const store = await openStore();
  try {
    return await run(command, { store, settings, terminal, now });
  } finally {
    await store.close();
  }
}

function freshLink({ deskSecrets, siteOrigin }: InquirySettings, terminal: Terminal, now: Date): ExitCode {
  const [secret, ...older] = deskSecrets;
  if (secret === undefined) {
    throw new SettingError(
      'DESK_SECRET is not set, so there are no links to the desk. Make a secret: openssl rand -base64 32',
    );
  }
  terminal.out(`${siteOrigin}${deskLinks([secret, ...older]).make('list', now)}\n`);
  return 0;
}

/** Where a person is who runs this: npm goes to the folder of the project first. */
const folderOf = ({ npm_lifecycle_event: script, INIT_CWD: before }: Variables) =>
  script === 'inquiries' && before ? before : process.cwd();

if (import.meta.main) {
  const terminal = openTerminal(process);
  const environment: Environment = {
    variables: process.env,
    folder: folderOf(process.env),
    terminal,
    now: () => new Date(),
  };
  await explainSettings(async () => {
    loadDotEnv();
    process.exitCode = await runCommand(process.argv.slice(2), environment);
  });
  if (!(await terminal.finish())) process.exitCode = 1;
}
