import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isDay } from '../../../domain/day.ts';
import { exampleReference, readReference } from '../store/reference.ts';
import type { Reference } from '../store/store.ts';

/** The command was not written as it should be. */
export class UsageError extends Error {}

export type Command =
  | { name: 'help' }
  | { name: 'list'; json: boolean; status?: 'open' | 'late'; from?: string; to?: string }
  | { name: 'show'; json: boolean; reference: Reference }
  | { name: 'answered'; reference: Reference }
  /** Without a text it is read from standard input. */
  | { name: 'note'; reference: Reference; text: string | undefined }
  | { name: 'export'; format: 'csv' | 'json' }
  | { name: 'person'; json: boolean; email: string }
  | { name: 'erase'; yes: boolean; email: string }
  | { name: 'purge'; yes: boolean }
  | { name: 'outbox'; json: boolean }
  | { name: 'retry'; reference: Reference }
  | { name: 'check'; json: boolean }
  | { name: 'move'; file: string };

export const usage = `Usage: npm run inquiries -- COMMAND

  list [--open | --late] [--from DATE] [--to DATE]
                     inquiries, oldest first; the dates are those of the visit
  show REF           one inquiry with its notes and mails
  answered REF       note that it is answered
  note REF [TEXT]    add a note, from standard input where there is no TEXT
  export --csv | --json
                     all inquiries
  person EMAIL       all that is held on one person (GDPR Articles 15, 20)
  erase EMAIL        erase all that is held on one person (GDPR Article 17)
  purge              remove what is kept for longer than promised
  outbox             mails that are not sent
  outbox retry REF   try the mails of an inquiry again now
  check              try the settings, the database and the mail server
  move FILE          copy all that an SQLite file holds to the empty PostgreSQL
                     database of DATABASE_URL

  --json   for machines (and npm run -s): with list, show, person, outbox, check
  --yes    do not ask: with erase, purge
  --help   this text

REF is as ${exampleReference}, in small letters and without hyphens as well;
DATE is as 2026-11-20.
Exit code: 0 done, 1 nothing found or something failed, 2 wrong usage.
`;

const flag = { type: 'boolean', default: false } as const;
const value = { type: 'string' } as const;

/** Reads a command with its arguments. Throws a `UsageError` that says what is wrong. */
export function readArguments(args: readonly string[]): Command {
  const [name, ...rest] = args;
  if (name === undefined) throw new UsageError('Which command?');
  if (name === 'help' || args.includes('--help') || args.includes('-h')) return { name: 'help' };
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (!read) throw new UsageError(`There is no command "${name}".`);
  return read(rest);
}

const readers: Record<string, (args: string[]) => Command> = {
  list(args) {
    const { values } = parse(args, [], { open: flag, late: flag, from: value, to: value, json: flag });
    const { open, late, from, to, json } = values;
    if (open && late) throw new UsageError('Late inquiries are open: give --open or --late.');
    for (const day of [from, to]) {
      if (day !== undefined && !isDay(day)) throw new UsageError(`"${day}" is no date such as 2026-11-20.`);
    }
    if (from !== undefined && to !== undefined && from > to) throw new UsageError(`${from} is after ${to}.`);
    return {
      name: 'list',
      json,
      ...((open || late) && { status: late ? 'late' : 'open' }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    };
  },
  show(args) {
    const { values, given } = parse(args, ['REF'], { json: flag });
    return { name: 'show', json: values.json, reference: reference(given[0]) };
  },
  answered(args) {
    const { given } = parse(args, ['REF'], {});
    return { name: 'answered', reference: reference(given[0]) };
  },
  note(args) {
    const { given } = parse(args, ['REF', '[TEXT]…'], {});
    const text = given.length > 1 ? given.slice(1).join(' ').trim() : undefined;
    return { name: 'note', reference: reference(given[0]), text };
  },
  export(args) {
    const { values } = parse(args, [], { csv: flag, json: flag });
    if (values.csv === values.json) throw new UsageError('Give --csv or --json.');
    return { name: 'export', format: values.csv ? 'csv' : 'json' };
  },
  person(args) {
    const { values, given } = parse(args, ['EMAIL'], { json: flag });
    return { name: 'person', json: values.json, email: address(given[0]) };
  },
  erase(args) {
    const { values, given } = parse(args, ['EMAIL'], { yes: flag });
    return { name: 'erase', yes: values.yes, email: address(given[0]) };
  },
  purge(args) {
    const { values } = parse(args, [], { yes: flag });
    return { name: 'purge', yes: values.yes };
  },
  outbox(args) {
    if (args[0] === 'retry') {
      const { given } = parse(args.slice(1), ['REF'], {});
      return { name: 'retry', reference: reference(given[0]) };
    }
    const { values } = parse(args, [], { json: flag });
    return { name: 'outbox', json: values.json };
  },
  check(args) {
    const { values } = parse(args, [], { json: flag });
    return { name: 'check', json: values.json };
  },
  move(args) {
    const { given } = parse(args, ['FILE'], {});
    return { name: 'move', file: given[0] ?? '' };
  },
};

/** `wanted` are the names of the positional arguments: `[X]` is optional, `X…` takes any number. */
function parse<const T extends ParseArgsOptionsConfig>(args: string[], wanted: string[], options: T) {
  const { values, positionals } = parsed(args, options);
  const least = wanted.filter(name => !name.startsWith('[')).length;
  const most = wanted.at(-1)?.endsWith('…') ? Number.POSITIVE_INFINITY : wanted.length;
  const missing = wanted[positionals.length];
  if (positionals.length < least) throw new UsageError(`${missing} is missing.`);
  const surplus = positionals[most];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is too much.`);
  return { values, given: positionals };
}

function parsed<const T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message);
    throw error;
  }
}

function reference(typed = ''): Reference {
  const read = readReference(typed);
  if (read === null) throw new UsageError(`"${typed}" is no reference such as ${exampleReference}.`);
  return read;
}

function address(typed = ''): string {
  const email = typed.trim();
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new UsageError(`"${typed}" is no e-mail address.`);
  return email;
}
