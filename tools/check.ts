/** The part of `npm run check` that the compiler cannot do: words, the types of their messages, and columns for inquiry fields. */
import { readFileSync, writeFileSync } from 'node:fs';
import { missingColumns } from '../server/inquiries/store/missing-columns.ts';
import { messageTypes, wordProblems } from '../site-build/check-words.ts';

const problems = [...wordProblems(), ...missingColumns()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

const file = new URL('../i18n/messages.ts', import.meta.url);
const types = messageTypes();
if (readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
