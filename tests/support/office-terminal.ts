import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { runCommand } from '../../server/inquiries/office/main.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Act, Reference } from '../../server/inquiries/store/store.ts';
import { accept, submission, temporaryFolder } from './inquiries.ts';

/** What time it is in the office. */
export const now = new Date('2026-11-20T12:00:00Z');

interface Given {
  /** What is said to a question; null where nobody can be asked. */
  answer?: boolean | null;
  input?: string;
  variables?: object;
  /** Whether somebody looks at the output. */
  watched?: boolean;
}

/** `it` with a database of its own, and a terminal on which the office's commands run. */
export const officeTest = test.extend('office', () => openOffice());

async function openOffice() {
  const folder = await temporaryFolder();
  const store = await openStore({ kind: 'sqlite', file: join(folder, 'inquiries.sqlite') });
  onTestFinished(() => store.close());
  async function run(args: readonly string[], given: Given = {}) {
    const { answer = null, input = '', variables = {}, watched = false } = given;
    const ran = { code: -1, out: '', said: '', asked: [] as string[] };
    const terminal = {
      out(piece: string) {
        ran.out += piece;
      },
      say(line: string) {
        ran.said += `${line}\n`;
      },
      async confirm(question: string) {
        ran.asked.push(question);
        return answer;
      },
      input: async () => input,
      watched,
      coloured: false,
    };
    const environment = { variables: { DATA_DIR: folder, ...variables }, folder, terminal, now: () => now };
    ran.code = await runCommand(args, environment);
    return ran;
  }
  return {
    store,
    folder,
    run,
    json: async (...args: string[]) => JSON.parse((await run([...args, '--json'])).out),
    accept: (...of: Parameters<typeof submission>) => accept(store, submission(...of)),
    act: (reference: Reference, kind: Act['kind'], text = '', by = '') =>
      store.act(reference, { kind, actedAt: now, by, text }),
  };
}
