import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { officeTest as it } from '../../../tests/support/office-terminal.ts';
import { SettingError } from '../../site/settings.ts';
import { writeNewFile } from './new-file.ts';

const module = String(pathToFileURL(join(import.meta.dirname, 'new-file.ts')));

function killWriting(file: string): void {
  const code = `const { writeNewFile } = await import('${module}');
    writeNewFile(process.argv[1], () => process.kill(process.pid, 'SIGKILL'));`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', code, file]);
  expect(signal).toBe('SIGKILL');
}

it.for([['backup', 'copy'] as const, ['export', 'copy'] as const])(
  'a killed command blocks no later one for the same file: %s',
  async (args, { office }) => {
    const file = join(office.folder, 'copy');
    killWriting(file);
    killWriting(file);
    expect(readdirSync(office.folder)).not.toContain('copy');
    // Earlier versions left this.
    writeFileSync(`${file}.unfinished`, 'half');
    expect(await office.run(args)).toMatchObject({ code: 0 });
    expect(readFileSync(file).length).toBeGreaterThan(100);
    await expect(office.run(args)).rejects.toThrow('is there already');
  },
);

it('of two commands that write the same file, the first to finish wins', ({ office: { folder } }) => {
  const file = join(folder, 'copy');
  const slow = () =>
    writeNewFile(file, unfinished => {
      writeFileSync(unfinished, 'slow');
      expect(writeNewFile(file, otherFile => writeFileSync(otherFile, 'quick'))).toBeUndefined();
      expect(readFileSync(unfinished, 'utf8')).toBe('slow');
    });
  expect(slow).toThrow(SettingError);
  expect(readFileSync(file, 'utf8')).toBe('quick');
  expect(readdirSync(folder).filter(name => name.startsWith('copy'))).toEqual(['copy']);
});

it('nothing is left if writing fails', ({ office: { folder } }) => {
  const full = () => writeNewFile(join(folder, 'copy'), () => writeFileSync('/dev/full', 'x'));
  expect(full).toThrow(SettingError);
  expect(full).toThrow('cannot be written: ENOSPC');
  expect(readdirSync(folder).join()).not.toContain('copy');
});
