/** Part of `npm run check`: checks words and database columns, and writes the types of the messages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { findMissingColumns } from '../server/inquiries/store/missing-columns.ts';
import { findWordProblems, generateMessageTypes } from '../site-build/check-words.ts';

const problems = [...findWordProblems(), ...findMissingColumns()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

const file = new URL('../i18n/messages.ts', import.meta.url);
const types = generateMessageTypes();
if (readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
