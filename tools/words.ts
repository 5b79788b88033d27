import { readFileSync, writeFileSync } from 'node:fs';
import { findWordProblems, generateMessageTypes } from '../site-build/check-words.ts';

const problems = findWordProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

const file = new URL('../i18n/messages.ts', import.meta.url);
const types = generateMessageTypes();
if (readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
