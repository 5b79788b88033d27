import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { lateBefore } from '../../domain/promises.ts';
import { runCommand } from '../../server/inquiries/office/main.ts';
import type { Terminal } from '../../server/inquiries/office/terminal.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Act, Store } from '../../server/inquiries/store/store.ts';
import { temporaryFolder } from './inquiries.ts';

/** What time it is at the desk. */
export const now = new Date('2026-11-20T12:00:00Z');

/** What the office does then. */
export const answer: Act = { kind: 'answered', actedAt: now, by: '', text: '' };
export const noted: Act = { kind: 'note', actedAt: now, by: '', text: 'phoned' };

/** Of an inquiry that is late then, by a second. */
export const early = { receivedAt: new Date(lateBefore(now).getTime() - 1000).toISOString() };

export interface Desk {
  store: Store;
  folder: string;
  /** Runs a command; `answer` is what is said to a question. */
  run(args: string[], given?: Given): Promise<Ran>;
}

interface Given {
  answer?: boolean | null;
  input?: string;
  variables?: object;
  /** Whether somebody looks at the output. */
  watched?: boolean;
}

interface Ran {
  code: number;
  out: string;
  said: string;
  asked: string[];
}

/** A ticket office with an empty database. */
export async function desk(): Promise<Desk> {
  const folder = await temporaryFolder();
  const store = await openStore({ kind: 'sqlite', file: join(folder, 'inquiries.sqlite') });
  onTestFinished(() => store.close());
  return {
    store,
    folder,
    async run(args, { answer = null, input = '', variables = {}, watched = false } = {}) {
      const ran: Ran = { code: -1, out: '', said: '', asked: [] };
      const terminal: Terminal = {
        out: piece => {
          ran.out += piece;
        },
        say: line => {
          ran.said += `${line}\n`;
        },
        confirm: async question => {
          ran.asked.push(question);
          return answer;
        },
        input: async () => input,
        watched,
        coloured: false,
      };
      const environment = { folder, terminal, now: () => now };
      ran.code = await runCommand(args, { variables: { DATA_DIR: folder, ...variables }, ...environment });
      return ran;
    },
  };
}

/** What would do something on a terminal: control characters but the end of a line, and turns of direction. */
export const acting = /[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
export const nasty = 'Eve\u001b[2J\u0007\u009b31m\u202egnp\u2066\r\nroot\u2028x\u007f';
