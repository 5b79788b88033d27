/** Part of `npm run check`: checks the words in `content/`. */
import { findWordProblems } from '../site-build/check-words.ts';

const problems = findWordProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
