import { existsSync } from 'node:fs';
import { loadDotEnv } from '../../site/dotenv.ts';
import { explainSettings, SettingError, type Variables } from '../../site/settings.ts';
import { openTransport } from '../mail/transport.ts';
import { type InquirySettings, readInquirySettings } from '../settings.ts';
import { type Moved, moveRows } from '../store/move.ts';
import { openStore } from '../store/open.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type Command, readArguments, UsageError, usage } from './arguments.ts';
import { check } from './check.ts';
import { type ExitCode, run } from './commands.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/** What the ticket office's command is run with. */
export interface Environment {
  variables: Variables;
  terminal: Terminal;
  now(): Date;
}

/** Runs one command of the ticket office. Throws a `SettingError` where a setting is wrong. */
export async function runCommand(args: readonly string[], environment: Environment): Promise<ExitCode> {
  const { terminal, variables } = environment;
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
    terminal.say(`Not finished: ${error.message}.`);
    return 1;
  }
}

async function act(
  command: Exclude<Command, { name: 'help' }>,
  settings: InquirySettings,
  { terminal, now }: Environment,
): Promise<ExitCode> {
  const open = () => openStore(settings.database);
  if (command.name === 'check') {
    return (await check({ settings, openStore: open, openTransport }, terminal, command.json)) ? 0 : 1;
  }
  if (command.name === 'move') return move(command.file, settings, terminal);
  const store = await open();
  try {
    return await run(command, { store, terminal, now });
  } finally {
    await store.close();
  }
}

async function move(file: string, { database }: InquirySettings, terminal: Terminal): Promise<ExitCode> {
  if (database.kind !== 'postgresql') {
    throw new SettingError('DATABASE_URL is not set; it names the PostgreSQL database that the rows go to.');
  }
  // Opening it would make a new file.
  if (!existsSync(file)) throw new SettingError(`There is no file "${file}".`);
  let moved: Moved;
  try {
    moved = await moveRows(file, database.url);
  } catch (error) {
    if (error instanceof SettingError) throw error;
    terminal.say(`Nothing was copied: ${(error as Error).message}.`);
    return 1;
  }
  const counts = Object.entries(moved).map(([table, rows]) => `${rows} ${table}`);
  terminal.say(
    `Copied: ${counts.join(', ')}. The file is as it was: keep it until all is well, then delete it.`,
  );
  return 0;
}

if (import.meta.main) {
  const terminal = openTerminal(process);
  const environment: Environment = { variables: process.env, terminal, now: () => new Date() };
  await explainSettings(async () => {
    loadDotEnv();
    process.exitCode = await runCommand(process.argv.slice(2), environment);
  });
  if (!(await terminal.finish())) process.exitCode = 1;
}
