/** `npm run check -- --since <commit>` lists what may have to be translated again: its English has changed since then, and it has not. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MessageTree } from '../i18n/catalog.ts';
import { allLocales, defaultLocale } from '../i18n/locales.ts';

/** Empty if there is no such file. */
type Read = (path: string) => string;

export const listStaleWords = (files: readonly string[], readThen: Read, readNow: Read): string[] =>
  files.flatMap(file => {
    const findChanges = (locale: string) => {
      const path = `content/${locale}/${file}`;
      const then = listParts(file, readThen(path));
      const now = listParts(file, readNow(path));
      return new Map([...now].map(([key, text]) => [key, text !== then.get(key)]));
    };
    const english = findChanges(defaultLocale);
    return allLocales
      .flatMap(locale => [...findChanges(locale)].map(([key, hasChanged]) => ({ locale, key, hasChanged })))
      .filter(({ key, hasChanged }) => english.get(key) && !hasChanged)
      .map(
        ({ locale, key }) =>
          `content/${locale}/${file}: "${key}" may be out of date, as its English has changed.`,
      );
  });

/** Messages by their path, and parts of a policy by what stands at their beginning. */
function listParts(file: string, source: string): Map<string, string> {
  if (source === '') return new Map();
  if (file.endsWith('.json')) return new Map(listMessages(JSON.parse(source)));
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const sections = body
    .split(/^(?=## )/m)
    .map(text => [/\{#(.+)\}/.exec(text)?.[1] ?? 'lead', text] as const);
  const fields = frontMatter.split('\n').map(line => [line.split(':', 1).join(), line] as const);
  return new Map([...fields, ...sections]);
}

const listMessages = (tree: MessageTree, path = ''): [path: string, message: string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, inner]) => listMessages(inner, path ? `${path}.${key}` : key));

if (import.meta.main) {
  const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
  const git = (...options: string[]) => spawnSync('git', options, { encoding: 'utf8' });
  if (since !== undefined && git('rev-parse', '--verify', '--quiet', `${since}^{commit}`).status !== 0) {
    console.error(`--since ${since}: Git has no such commit. Name one, such as HEAD~10 or v1.0.`);
    process.exitCode = 1;
  } else if (since !== undefined) {
    const stale = listStaleWords(
      readdirSync('content/en'),
      path => git('show', `${since}:${path}`).stdout,
      path => (existsSync(path) ? readFileSync(path, 'utf8') : ''),
    );
    console.log(stale.join('\n') || `No translation is older than its English text since ${since}.`);
  }
}
