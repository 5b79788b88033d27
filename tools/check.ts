/**
 * Part of `npm run check`: checks facts, words and pictures as the build does. `--since <commit>` lists translations that may be out of
 * date.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allLocales } from '../i18n/locales.ts';
import { validateSources } from '../site-build/validate-sources.ts';
import { listStaleWords } from './stale-words.ts';

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const git = (...options: string[]) => spawnSync('git', options, { encoding: 'utf8' });

const problems = await validateSources(allLocales);
if (since !== undefined && git('rev-parse', '--verify', '--quiet', `${since}^{commit}`).status !== 0)
  problems.push(`--since ${since}: Git has no such commit. Name one, such as HEAD~10 or v1.0.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (since !== undefined) {
  const stale = listStaleWords(
    readdirSync('content/en'),
    path => git('show', `${since}:${path}`).stdout,
    path => (existsSync(path) ? readFileSync(path, 'utf8') : ''),
  );
  console.log(stale.join('\n') || `No translation is older than its English text since ${since}.`);
}
