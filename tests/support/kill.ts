/** Kills a process that accepts inquiries, again and again, and looks whether it kept its word. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { InquirySettings } from '../../server/inquiries/settings.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { NewMail, Reference, Store, Submission } from '../../server/inquiries/store/store.ts';
import { exampleInquiry } from './example-inquiry.ts';

/** What a child is told. */
export interface KillOrder {
  database: InquirySettings['database'];
  round: number;
  /** Inquiries under way at the same time. */
  lanes: number;
  /** Keys of earlier rounds to submit first, as visitors do who had no answer, or lost it. */
  again: readonly string[];
}

export interface KillSettings {
  database: InquirySettings['database'];
  rounds: number;
  /** Most acknowledgements of a round. Each is killed after a number of them that is drawn. */
  most?: number;
  lanes?: number;
  /** From 0 to 1. */
  random?: () => number;
}

export interface KillReport {
  rounds: number;
  acknowledged: number;
  /** Acknowledgements of keys that had been submitted in an earlier round. */
  repeated: number;
  /** Rows held at the end: what was acknowledged, and what was stored when the kill came before the answer. */
  held: number;
  /** One line for each promise broken. Empty is what is hoped for. */
  faults: string[];
}

/** Milliseconds. */
const longestPause = 10;

const child = fileURLToPath(new URL('kill-child.ts', import.meta.url));

export function inquiryOf(key: string): Submission {
  // By the special requests the rows of a key are counted.
  const inquiry = { ...exampleInquiry, specialRequests: key };
  return { key, inquiry, locale: 'en', marks: [], receivedAt: new Date() };
}

export function mailsOf(reference: Reference): NewMail[] {
  return [
    { kind: 'office', messageId: `<${reference}.office@park.example>` },
    { kind: 'confirmation', messageId: `<${reference}.visitor@park.example>` },
  ];
}

export async function killRounds(settings: KillSettings): Promise<KillReport> {
  const { database, rounds, most = 200, lanes = 40, random = Math.random } = settings;
  const acknowledged = new Map<string, string>();
  const report: KillReport = { rounds, acknowledged: 0, repeated: 0, held: 0, faults: [] };
  let again: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const moment = { answers: 1 + Math.floor(random() * most), pause: random() * longestPause };
    const answers = await killedAt(moment, { database, round, lanes, again });
    for (const [key, reference] of answers) {
      const before = acknowledged.get(key);
      if (before !== undefined && before !== reference) {
        report.faults.push(`${key} was answered ${before}, and later ${reference}`);
      }
      acknowledged.set(key, reference);
    }
    report.repeated += answers.filter(([key]) => again.includes(key)).length;
    const store = await openStore(database);
    for (const [key, reference] of answers) report.faults.push(...(await faultsOf(store, key, reference)));
    await store.close();
    report.faults.push(...faultsOfFile(database, 'quick_check'));
    again = unanswered(round, lanes, answers);
  }
  const store = await openStore(database);
  const held = await store.list({});
  report.faults.push(...duplicates(held.map(({ inquiry }) => inquiry.specialRequests)));
  for (const { reference, inquiry } of held) {
    report.faults.push(...(await faultsOf(store, inquiry.specialRequests, reference)));
  }
  const holds = new Set(held.map(({ reference }) => reference as string));
  for (const [key, reference] of acknowledged) {
    if (!holds.has(reference)) report.faults.push(`${key} was acknowledged as ${reference}, and is not held`);
  }
  await store.close();
  report.faults.push(...faultsOfFile(database, 'integrity_check'));
  return { ...report, acknowledged: acknowledged.size, held: held.length };
}

/**
 * Runs a child and kills it a little after its n-th acknowledgement: in the midst of a commit, as often as not. Gives all
 * that it acknowledged.
 */
async function killedAt(
  moment: { answers: number; pause: number },
  order: KillOrder,
): Promise<[key: string, reference: string][]> {
  const running = spawn(process.execPath, [child, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(running, 'exit');
  const answers: [string, string][] = [];
  for await (const line of createInterface(running.stdout)) {
    const [key = '', reference = ''] = line.split(' ');
    answers.push([key, reference]);
    if (answers.length === moment.answers) setTimeout(() => running.kill('SIGKILL'), moment.pause);
  }
  const [code, signal] = await ended;
  if (signal !== 'SIGKILL')
    throw new Error(`The process ended by itself (${code}) after ${answers.length} answers.`);
  return answers;
}

/** Keys that a child may have submitted and did not acknowledge, and a few that it did. */
function unanswered(
  round: number,
  lanes: number,
  answers: readonly [key: string, reference: string][],
): string[] {
  const answered = new Set(answers.map(([key]) => key));
  const tried = Math.max(
    ...[...answered]
      .map(key => key.split('-').map(Number))
      .map(([of, count = 0]) => (of === round ? count : -1)),
  );
  const keys = Array.from({ length: tried + 1 + lanes }, (_, count) => `${round}-${count}`);
  return [...keys.filter(key => !answered.has(key)), ...[...answered].slice(-5)];
}

async function faultsOf(store: Store, key: string, reference: string): Promise<string[]> {
  const found = await store.find(reference as Reference);
  if (found?.inquiry.specialRequests !== key)
    return [`${key} was acknowledged as ${reference}, and is not there`];
  const kinds = (await store.mails(reference as Reference)).map(({ kind }) => kind).sort();
  return kinds.join() === 'confirmation,office' ? [] : [`${key} has these mails: ${kinds.join()}`];
}

function duplicates(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.flatMap(key => {
    const twice = seen.has(key);
    seen.add(key);
    return twice ? [`${key} is held more than once`] : [];
  });
}

/** SQLite's own checks of its file. */
export function faultsOfFile(
  database: InquirySettings['database'],
  check: 'quick_check' | 'integrity_check',
): string[] {
  if (database.kind !== 'sqlite') return [];
  const file = new DatabaseSync(database.file);
  const findings = file
    .prepare(`PRAGMA ${check}`)
    .all()
    .map(row => String(row[check]));
  const orphans = file.prepare('PRAGMA foreign_key_check').all();
  file.close();
  return [
    ...findings.filter(finding => finding !== 'ok'),
    ...orphans.map(row => `${row['table']} has an orphan`),
  ];
}
