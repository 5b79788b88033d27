/** Part of `npm run check`: checks facts, words and pictures as the build does. First, because it says what to do, and the compiler does not. */
import { allLocales } from '../i18n/locales.ts';
import { validateSources } from '../site-build/validate-sources.ts';

const problems = validateSources(allLocales);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
