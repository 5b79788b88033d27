import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isDay } from '../../../domain/day.ts';
import type { Variables } from '../../site/settings.ts';
import { exampleReference, readReference } from '../store/reference.ts';
import type { Reference } from '../store/store.ts';

/** The command was not written as it should be. */
export class UsageError extends Error {}

export type Command =
  | { name: 'help' }
  | { name: 'list'; json: boolean; status?: ListStatus; from?: string; to?: string }
  | { name: 'search'; json: boolean; words: string }
  | { name: 'show'; json: boolean; reference: Reference }
  | { name: 'answered' | 'reopen'; reference: Reference }
  | { name: 'spam'; references: readonly Reference[] }
  /** Without a text it is read from standard input. */
  | { name: 'note'; reference: Reference; text: string | undefined }
  | { name: 'export'; format: 'csv' | 'json'; semicolon: boolean }
  | { name: 'person'; json: boolean; email: string }
  | { name: 'erase'; yes: boolean; email: string }
  | { name: 'remove'; yes: boolean; reference: Reference }
  | { name: 'purge'; yes: boolean }
  | { name: 'outbox'; json: boolean }
  | { name: 'retry'; of: Reference | 'all' }
  | { name: 'links' }
  | { name: 'revoke' }
  | { name: 'check'; json: boolean }
  | { name: 'backup'; file: string }
  | { name: 'restore'; yes: boolean; file: string }
  | { name: 'move'; file: string };

const statuses = ['open', 'late', 'answered', 'spam'] as const;
type ListStatus = (typeof statuses)[number];

export const usage = `Usage: npm run inquiries -- COMMAND

  list [--open | --late | --answered | --spam]
       [--visit-from DATE] [--visit-to DATE]
                     inquiries, oldest first; usually all but spam
  search WORDS       inquiries with words that begin so: names, addresses,
                     phone numbers, requests, notes, references
  show REF           one inquiry with its history and mails
  answered REF       note that it is answered
  reopen REF         take that back, or the mark of spam
  spam REF…          call it spam: out of lists and digests, and soon removed
  note REF [TEXT]    add a note, from standard input where there is no TEXT
  remove REF         remove one inquiry with its notes and mails
  export --csv [--semicolon] | --json
                     all inquiries but spam; semicolons for Excel in Europe
  person EMAIL       all that is held on one person (GDPR Articles 15, 20)
  erase EMAIL        erase all that is held on one person (GDPR Article 17)
  purge              remove what is kept for longer than promised
  outbox             mails that are not sent
  outbox retry REF | --all
                     try the mails of an inquiry again now, or all but those
                     that are held back
  links              print a fresh link to the desk's list
  links revoke       end all links to the desk that were made until now
  check              try the settings, the database and the mail server
  backup FILE        copy all that the database holds into a new file
  restore FILE       put a backup in place of all that the database holds
  move FILE          copy all that an SQLite file holds to the empty PostgreSQL
                     database of DATABASE_URL

  --json   for machines (and npm run -s): with list, search, show, person,
           outbox, check
  --yes    do not ask: with erase, remove, purge, restore
  --help   this text

REF is as ${exampleReference}, in small letters and without hyphens as well;
DATE is as 2026-11-20. --from and --to are --visit-from and --visit-to.
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

/** The options of all commands. Those that npm has too may stand in somebody's `.npmrc`. */
const takesValue = ['visit-from', 'visit-to', 'from', 'to'];
const ours = [...statuses, ...takesValue, 'csv', 'semicolon'];
const alsoOfNpm = ['json', 'yes', 'all'];

export interface Swallowed {
  /** One line, with the right spelling. */
  message: string;
  /** Whether the command cannot mean what was typed. If not, npm may have been told so in general. */
  certain: boolean;
}

/**
 * `npm run inquiries list --late`, without `--`: npm takes the options for its own, and tells its scripts of them as `npm_config_late`.
 * Null where it took none that the command would take.
 */
export function swallowedOptions(args: readonly string[], variables: Variables): Swallowed | null {
  if (variables['npm_lifecycle_event'] !== 'inquiries') return null;
  const took = (option: string) => variables[`npm_config_${option.replaceAll('-', '_')}`];
  const certain = ours.filter(option => took(option));
  const likely = alsoOfNpm.filter(option => took(option) === 'true' && wouldTake(args, option));
  if (certain.length + likely.length === 0) return null;
  const rest = [...args];
  const options = [...certain, ...likely].flatMap(option => {
    // npm knows none of the options, so what stood after one that takes a value is left as an argument.
    const value =
      took(option) === 'true' ? (takesValue.includes(option) ? rest.splice(1, 1) : []) : [took(option)];
    return [`--${option}`, ...value];
  });
  const right = ['npm run inquiries --', ...rest, ...options].join(' ');
  const taken = [...certain, ...likely].map(option => `--${option}`).join(' and ');
  return { message: `npm took ${taken} for itself. Write: ${right}`, certain: certain.length > 0 };
}

/** Whether a command could be written with an option that it was not. */
function wouldTake(args: readonly string[], option: string): boolean {
  if (args.includes(`--${option}`)) return false;
  try {
    readArguments([...args, `--${option}`]);
    return true;
  } catch {
    return false;
  }
}

const readers: Record<string, (args: string[]) => Command> = {
  list(args) {
    const { values } = parse(args, [], {
      ...{ open: flag, late: flag, answered: flag, spam: flag },
      ...{ 'visit-from': value, 'visit-to': value, from: value, to: value, json: flag },
    });
    const { json, 'visit-from': from = values.from, 'visit-to': to = values.to } = values;
    const [status, another] = statuses.filter(name => values[name]);
    if (another) throw new UsageError(`Give one of ${statuses.map(name => `--${name}`).join(', ')}.`);
    for (const day of [from, to]) {
      if (day !== undefined && !isDay(day)) throw new UsageError(`"${day}" is no date such as 2026-11-20.`);
    }
    if (from !== undefined && to !== undefined && from > to) throw new UsageError(`${from} is after ${to}.`);
    return {
      name: 'list',
      json,
      ...(status && { status }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    };
  },
  search(args) {
    const { values, given } = parse(args, ['WORDS', '[WORDS]…'], { json: flag });
    return { name: 'search', json: values.json, words: given.join(' ') };
  },
  show(args) {
    const { values, given } = parse(args, ['REF'], { json: flag });
    return { name: 'show', json: values.json, reference: reference(given[0]) };
  },
  answered(args) {
    const { given } = parse(args, ['REF'], {});
    return { name: 'answered', reference: reference(given[0]) };
  },
  reopen(args) {
    const { given } = parse(args, ['REF'], {});
    return { name: 'reopen', reference: reference(given[0]) };
  },
  spam(args) {
    const { given } = parse(args, ['REF', '[REF]…'], {});
    return { name: 'spam', references: given.map(reference) };
  },
  remove(args) {
    const { values, given } = parse(args, ['REF'], { yes: flag });
    return { name: 'remove', yes: values.yes, reference: reference(given[0]) };
  },
  note(args) {
    const { given } = parse(args, ['REF', '[TEXT]…'], {});
    const text = given.length > 1 ? given.slice(1).join(' ').trim() : undefined;
    return { name: 'note', reference: reference(given[0]), text };
  },
  export(args) {
    const { values } = parse(args, [], { csv: flag, json: flag, semicolon: flag });
    const { csv, json, semicolon } = values;
    if (csv === json) throw new UsageError('Give --csv or --json.');
    if (json && semicolon) throw new UsageError('--semicolon goes with --csv.');
    return { name: 'export', format: csv ? 'csv' : 'json', semicolon };
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
      const all = args.includes('--all');
      const { given } = parse(args.slice(1), all ? [] : ['REF'], { all: flag });
      return { name: 'retry', of: all ? 'all' : reference(given[0]) };
    }
    const { values } = parse(args, [], { json: flag });
    return { name: 'outbox', json: values.json };
  },
  check(args) {
    const { values } = parse(args, [], { json: flag });
    return { name: 'check', json: values.json };
  },
  links(args) {
    const { given } = parse(args, ['[revoke]'], {});
    if (given[0] !== undefined && given[0] !== 'revoke') throw new UsageError(`"${given[0]}" is too much.`);
    return { name: given[0] === 'revoke' ? 'revoke' : 'links' };
  },
  backup(args) {
    const { given } = parse(args, ['FILE'], {});
    return { name: 'backup', file: given[0] ?? '' };
  },
  restore(args) {
    const { values, given } = parse(args, ['FILE'], { yes: flag });
    return { name: 'restore', yes: values.yes, file: given[0] ?? '' };
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
