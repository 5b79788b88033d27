/** What the documents say is there: links, paths, commands, settings, terms. What is safe and quick to run is run. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { parseEnv } from 'node:util';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { programmeFacts } from '../domain/programme.ts';
import { exceptionFaults, programmeFaults } from '../domain/validation.ts';
import { allLocales, defaultLocale } from '../i18n/locales.ts';
import { inquiryVariables } from '../server/inquiries/settings.ts';
import { siteVariables } from '../server/site/settings.ts';
import { officeTest } from './support/office-terminal.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const listing = ['ls-files', '-co', '--exclude-standard', '--deduplicate'];
const deleted = execFileSync('git', ['ls-files', '-d'], { encoding: 'utf8' }).split('\n');
const files = execFileSync('git', listing, { encoding: 'utf8' })
  .split('\n')
  .filter(file => file !== '' && !deleted.includes(file));
const folders = new Set(
  files.flatMap(file => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
);
const documents = files.filter(file => file.endsWith('.md'));
const code = files.filter(file => /\.(tsx?|mjs|conf)$|^Dockerfile$|^\.env\.example$/.test(file));

const fence = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;
const prose = (text: string) => text.replace(fence, '');
const fenced = (text: string, language: string) =>
  [...text.matchAll(fence)].filter(([, of]) => of === language).map(([, , inside = '']) => inside);
/** What stands in backticks. */
const spans = (text: string) => [...prose(text).matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
/** The section below a heading, to the next of its level or above. */
const section = (text: string, heading: string) =>
  new RegExp(`^(##+) ${heading}\\n([\\s\\S]*?)(?=^##? |(?![\\s\\S]))`, 'm').exec(text)?.[2] ?? '';
/** The rows of all tables, without their heads. */
const rows = (text: string) =>
  text
    .split('\n')
    .filter(
      (line, at, lines) => /^ *\|/.test(line) && !/^ *\|-/.test(line) && !/^ *\|-/.test(lines[at + 1] ?? ''),
    )
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );

const operations = read('docs/operations.md');
const content = read('docs/content.md');

/** As GitHub makes them. */
const anchorsOf = (text: string) =>
  [...prose(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Those that a document says wrong, each with the document. */
const wrongIn = (wrong: (text: string, file: string) => readonly string[]) =>
  documents.flatMap(file => wrong(read(file), file).map(found => `${file}: ${found}`));

describe('the documents', () => {
  it('link to what is there', () => {
    const broken = wrongIn((text, file) =>
      [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter(target => {
          if (/^https?:/.test(target)) return false;
          const [path = '', anchor] = target.split('#');
          const to = path === '' ? file : normalize(join(dirname(file), path));
          if (!files.includes(to) && !folders.has(to)) return true;
          return anchor !== undefined && !anchorsOf(read(to)).includes(anchor);
        }),
    );
    expect(broken).toEqual([]);
  });

  it('name files and folders that are there', () => {
    const top = new Set(files.map(name => name.split('/')[0]));
    const isPath = (name: string) =>
      // What begins with a slash is an address, or another machine's; what commands make is not there yet.
      !/^(\/|dist\/|data\/|shots\/)/.test(name) &&
      /^[\w.*<>/-]+$/.test(name) &&
      ((name.includes('/') && top.has(name.split('/')[0])) ||
        /\w\/$|\.(tsx?|css|md|mjs|conf|svg)$/.test(name));
    const isThere = (name: string) => {
      const pattern = name.replace(/<\w+>/g, '*').replace(/\/$/, '');
      const all = name.endsWith('/') ? [...folders] : [...files, ...folders];
      return all.some(path => matchesGlob(path, pattern) || matchesGlob(path, `**/${pattern}`));
    };
    const missing = wrongIn(text => {
      const drawn = fenced(text, 'mermaid').flatMap(diagram => diagram.match(/[\w-]+\/[\w./-]*/g) ?? []);
      return [...spans(text), ...drawn].filter(isPath).filter(name => !isThere(name));
    });
    expect(missing).toEqual([]);
  });

  it('name commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const missing = wrongIn(text => {
      const named = [...text.matchAll(/npm (?:--prefix \S+ )?(?:run (?:-s )?([\w:]+)|(start|test))/g)];
      const short = spans(text).filter(span => /^(bench|test):[a-z]+$/.test(span));
      const names = [...named.map(([, run, other]) => run ?? other ?? ''), ...short];
      return names.filter(name => !(name in scripts));
    });
    expect(missing).toEqual([]);
  });

  it('name variables that something reads', () => {
    const source = code.map(read).join('\n');
    const unread = wrongIn(text =>
      [...text.matchAll(/(?<=`|^|\s)([A-Z][A-Z_]{2,})(?==|`)/gm)]
        .map(([, name = '']) => name)
        .filter(name => !new RegExp(`\\b${name}\\b`).test(source)),
    );
    expect(unread).toEqual([]);
  });
});

it('the code names documents that are there', () => {
  const named = code.flatMap(file => read(file).match(/\bdocs\/[\w./-]+\.(md|jpg)/g) ?? []);
  expect(named.filter(name => !files.includes(name))).toEqual([]);
});

describe('what was to be short', () => {
  const words = (file: string) => read(file).split(/\s+/).filter(Boolean).length;

  it('is: all documents, and the guide to operations', () => {
    expect(documents.map(words).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(11_000);
    expect(words('docs/operations.md')).toBeLessThanOrEqual(2_500);
  });

  const glossaries = allLocales.filter(locale => locale !== defaultLocale);

  it.each(glossaries)('is: what was decided for %s', locale => {
    expect(read(`docs/languages/${locale}.md`).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it.each(glossaries)('is in use: each term of %s', locale => {
    const plain = (text: string) =>
      text
        .replace(/\\u00ad|\u00ad/g, '')
        .replace(/\\u00a0|\u00a0|\u202f/g, ' ')
        .toLowerCase();
    const own = files.filter(file => file.startsWith(`content/${locale}/`) && file.endsWith('.ts'));
    const texts = plain(own.map(read).join('\n'));
    const terms = rows(read(`docs/languages/${locale}.md`)).flatMap(([, term = '']) =>
      term.startsWith('art. ') ? [term] : term.split(', '),
    );
    expect(terms.length).toBeGreaterThan(30);
    expect(terms.filter(term => !texts.includes(plain(term)))).toEqual([]);
  });
});

describe('operations', () => {
  const tables = section(operations, 'Settings');
  const settings = rows(tables).map(([names = '', value = '']) => ({ names: spans(names), value }));

  it('has every setting, with the value that it has anyway', () => {
    const known = Object.keys({ ...siteVariables, ...inquiryVariables });
    expect(settings.flatMap(({ names }) => names).sort()).toEqual(known.sort());
    const example = parseEnv(read('.env.example'));
    const defaults = settings.flatMap(({ names, value }) => {
      const values = value.replaceAll('`', '').split(', ');
      return names.map((name, at) => [name, values[at]]).filter(([name = '']) => name in inquiryVariables);
    });
    const wrong = defaults.filter(([name = '', value]) => name in example && example[name] !== value);
    expect(wrong).toEqual([]);
  });

  it('has events and states that the server tells', () => {
    const source = code
      .filter(file => file.startsWith('server/inquiries/'))
      .map(read)
      .join('\n');
    const told = rows(section(operations, 'Logs and health')).flatMap(([cell = '']) => spans(cell));
    const texts = told.flatMap(span => span.match(/[a-z][a-z ]+/g) ?? []).map(text => text.trim());
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter(text => !source.includes(text))).toEqual([]);
  });
});

describe('the office’s command', () => {
  const table = rows(section(operations, 'The command')).flatMap(([cell = '']) => spans(cell));
  const typed = documents.flatMap(file =>
    [...read(file).matchAll(/(?:inquiries --|office\/main\.ts) ([^`\n>&]+)/g)].map(([, args = '']) =>
      args.trim().replace(/"[^"]*"|\S+\.sqlite/g, 'FILE'),
    ),
  );
  const all = [...new Set([...table, ...typed])].filter(command => command !== 'COMMAND');

  officeTest.for(all)('%s does what it is for', async (command, { office }) => {
    const reference = await office.accept({ email: 'ana@example.com' });
    const given: Record<string, string> = {
      FILE: join(office.folder, 'file'),
      EMAIL: 'ana@example.com',
      REF: reference,
    };
    const running = office.run(
      command.split(' ').map(word => given[word] ?? word),
      { answer: 'yes' },
    );
    if (command.startsWith('to-postgresql')) await expect(running).rejects.toThrow('DATABASE_URL is not set');
    else expect(await running).toMatchObject({ code: 0 });
  });

  it('has no other', () => {
    const help = execFileSync('npm', ['run', '-s', 'inquiries', '--', '--help'], { encoding: 'utf8' });
    const commands = [...(help.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z]\S*)/gm)].map(
      ([, name]) => name,
    );
    expect([...new Set(table.map(command => command.split(' ')[0]))].sort()).toEqual(commands.sort());
  });
});

describe('what is to be written into facts', () => {
  const today = '2026-11-20';

  it('is understood: days that are not as usual', () => {
    const entries = [...spans(content), ...fenced(content, 'ts')].flatMap(
      text => text.match(/\{ from: '.*?', (?!to: '..-)[a-z].*reason: .* \}/g) ?? [],
    );
    expect(entries.length).toBe(6);
    for (const entry of entries) {
      const exceptions = [runInNewContext(`(${entry})`)];
      expect(exceptionFaults({ ...programmeFacts, exceptions }, today), entry).toEqual([]);
    }
  });

  it('is understood: a season, which a show must fit into', () => {
    const [hours, show] = fenced(section(content, 'A season'), 'ts');
    const facts = { ...programmeFacts, ...runInNewContext(`({ ${hours} })`) };
    expect(programmeFaults(facts)).toEqual([
      expect.stringContaining('The show "sealion" at 17:30 ends after'),
    ]);
    const [sealion] = runInNewContext(`[${show}]`);
    const shows = facts.shows.map((known: { id: string }) => (known.id === sealion.id ? sealion : known));
    expect(programmeFaults({ ...facts, shows })).toEqual([]);
  });
});
