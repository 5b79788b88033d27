import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { SettingError } from '../../site/settings.ts';
import { prepareFile } from './disk.ts';

function replaceFolder(path: string): void {
  rmdirSync(path);
  writeFileSync(path, '');
}

it.each<[string, (path: string) => unknown, string]>([
  ['it is a pipe', path => execFileSync('mkfifo', [path]), 'is a device or pipe, no file.'],
  ['it is a folder', path => mkdirSync(path), 'is a folder, no file.'],
  [
    'it is a dangling link',
    path => symlinkSync('/nowhere/x', path),
    'is a link to a file that is not there; ',
  ],
  ['it is a circular link', path => symlinkSync(path, path), 'cannot be written: ELOOP.'],
  ['its folder is a file', path => replaceFolder(dirname(path)), 'cannot be written: ENOTDIR.'],
])('a database is rejected in one line without hanging if %s', async (_, make, words) => {
  const file = join(await temporaryFolder(), 'inquiries.sqlite');
  make(file);
  expect(() => prepareFile(file)).toThrow(SettingError);
  expect(() => prepareFile(file)).toThrow(`DATA_DIR: "${file}" ${words}`);
});
