import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { runCommand } from '../../server/inquiries/cli/main.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Act, Reference } from '../../server/inquiries/store/store.ts';
import { accept, submission, temporaryFolder } from './inquiries.ts';

/** The current time of the office. */
export const now = new Date('2026-11-20T12:00:00Z');

/** `test` with an empty database and a function that runs the office's commands. */
export const officeTest = test.extend('office', () => openOffice());

async function openOffice() {
  const folder = await temporaryFolder();
  const store = await openStore({ kind: 'sqlite', file: join(folder, 'inquiries.sqlite') });
  onTestFinished(() => store.close());
  /** Without an `answer`, there is nobody to ask. */
  async function run(args: readonly string[], { answer = null as string | null, variables = {} } = {}) {
    const printed: string[] = [];
    const told: string[] = [];
    const code = await runCommand(args, {
      variables: { DATA_DIR: folder, INIT_CWD: folder, ...variables },
      terminal: {
        print: text => void printed.push(text),
        say: text => void told.push(`${text.trimEnd()}\n`),
        async ask(question) {
          told.push(question);
          return answer;
        },
      },
      now: () => now,
    });
    return { code, out: printed.join(''), said: told.join('') };
  }
  return {
    store,
    folder,
    run,
    accept: (...of: Parameters<typeof submission>) => accept(store, submission(...of)),
    act: (reference: Reference, kind: Act['kind'], text = '', by = '') =>
      store.act(reference, { kind, actedAt: now, by, text }),
  };
}
