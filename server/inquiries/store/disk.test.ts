import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { SettingError } from '../../site/settings.ts';
import { prepareFile } from './disk.ts';

describe('the place of a database', () => {
  it('is made for this user alone, with all folders that are missing', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'a/b/inquiries.sqlite');
    prepareFile(file);
    prepareFile(file);
    const modes = ['a', 'a/b', 'a/b/inquiries.sqlite'].map(path => statSync(join(folder, path)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  it.each<[string, (path: string) => unknown, string]>([
    ['a pipe is', path => execFileSync('mkfifo', [path]), 'is a device or pipe, no file.'],
    ['a folder is', path => mkdirSync(path), 'is a folder, no file.'],
    [
      'a link to nothing is',
      path => symlinkSync('/nowhere/x', path),
      'is a link to a file that is not there; ',
    ],
    ['a link to itself is', path => symlinkSync(path, path), 'cannot be written: ELOOP.'],
  ])('is refused in one line where %s, and nothing hangs', async (_, make, words) => {
    const file = join(await temporaryFolder(), 'inquiries.sqlite');
    make(file);
    expect(() => prepareFile(file)).toThrow(SettingError);
    expect(() => prepareFile(file)).toThrow(`DATA_DIR: "${file}" ${words}`);
  });

  it('is refused in one line where its folder cannot be made', async () => {
    const place = join(await temporaryFolder(), 'file');
    writeFileSync(place, '');
    expect(() => prepareFile(`${place}/inquiries.sqlite`)).toThrow(SettingError);
    expect(() => prepareFile(`${place}/inquiries.sqlite`)).toThrow('cannot be written: ENOTDIR');
  });
});
