/** Part of `npm run check`: checks words, and the types of the messages. With `--write` it writes these types. */
import { readFileSync, writeFileSync } from 'node:fs';
import { findWordProblems, generateMessageTypes } from '../site-build/check-words.ts';

const file = new URL('../i18n/messages.ts', import.meta.url);
const areTypesOutdated = () => readFileSync(file, 'utf8') !== generateMessageTypes();

if (process.argv[2] === '--write') {
  if (areTypesOutdated()) writeFileSync(file, generateMessageTypes());
} else {
  const problems = findWordProblems();
  // Broken messages have no types.
  if (problems.length === 0 && areTypesOutdated())
    problems.push('i18n/messages.ts is out of date: run npm run format');
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
