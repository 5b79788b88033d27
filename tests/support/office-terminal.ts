import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { onTestFinished, test } from 'vitest';
import { runCommand } from '../../server/inquiries/cli/main.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { ClerkActionKind, Reference } from '../../server/inquiries/store/records.ts';
import { accept, submission, temporaryFolder } from './inquiries.ts';

export const now = new Date('2026-11-20T12:00:00Z');

export const officeTest = test.extend('office', () => openOffice());

async function openOffice() {
  const folder = await temporaryFolder();
  const { store } = openStore({ kind: 'sqlite', file: join(folder, 'inquiries.sqlite') });
  onTestFinished(() => store.close());
  return {
    store,
    folder,
    /** Rejects with a `SettingError`, as the command does. */
    async run(command: string, { variables }: { variables?: object } = {}) {
      const stdout = new PassThrough();
      const stderr = new PassThrough();
      const output = Promise.all([text(stdout), text(stderr)]);
      const code = await runCommand(command.split(' ').filter(Boolean), {
        variables: { DATA_DIR: folder, INIT_CWD: folder, ...variables },
        streams: { stdout, stderr },
        now,
      }).finally(() => {
        stdout.end();
        stderr.end();
      });
      const [printed, said] = await output;
      return { code, stdout: printed, stderr: said };
    },
    accept: (...of: Parameters<typeof submission>) => accept(store, submission(...of)),
    async act(reference: Reference, kind: ClerkActionKind, note = ''): Promise<void> {
      const { revision = 0 } = (await store.find(reference)) ?? {};
      await store.recordActions(reference, revision, [{ kind, actedAt: now, initials: 'AM', text: note }]);
    },
  };
}
