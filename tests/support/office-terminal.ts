import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { onTestFinished, test } from 'vitest';
import { runCommand } from '../../server/inquiries/cli/main.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { ClerkAction, Reference } from '../../server/inquiries/store/records.ts';
import { accept, submission, temporaryFolder } from './inquiries.ts';

export const now = new Date('2026-11-20T12:00:00Z');

interface RunOptions {
  /** Without it, standard input is not a terminal. */
  answer?: string;
  variables?: object;
  terminal?: boolean;
}

export const officeTest = test.extend('office', () => openOffice());

async function openOffice() {
  const folder = await temporaryFolder();
  const store = await openStore({ kind: 'sqlite', file: join(folder, 'inquiries.sqlite') });
  onTestFinished(() => store.close());
  async function run(args: readonly string[], { answer, variables = {}, terminal = false }: RunOptions = {}) {
    const stdin = Object.assign(new PassThrough(), { isTTY: answer !== undefined });
    const stdout = Object.assign(new PassThrough(), { isTTY: terminal });
    const stderr = new PassThrough();
    const output = Promise.all([buffer(stdout), buffer(stderr)]);
    stdin.end(`${answer}\n`);
    const environment = {
      variables: { DATA_DIR: folder, INIT_CWD: folder, ...variables },
      streams: { stdin, stdout, stderr },
      now: () => now,
    };
    const code = await runCommand(args, environment).finally(() => {
      stdout.end();
      stderr.end();
    });
    const [out, errors] = await output;
    return { code, stdout: `${out}`, stderr: `${errors}` };
  }
  return {
    store,
    folder,
    run,
    accept: (...of: Parameters<typeof submission>) => accept(store, submission(...of)),
    act: (reference: Reference, kind: ClerkAction['kind'], text = '', initials = '') =>
      store.recordActions(reference, { kind, actedAt: now, initials, text }),
  };
}
