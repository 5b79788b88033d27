import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const sources = [
  ...['app', 'content', 'domain', 'i18n', 'public', 'server', 'site-build', 'tests', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', '.env.example'],
];

export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'copy-'));

  constructor(parts: readonly string[] = sources) {
    for (const part of parts) cpSync(part, join(this.folder, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string | Buffer): void {
    mkdirSync(join(this.folder, dirname(file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Throws unless the text occurs exactly once. */
  change(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const matches = typeof from === 'string' ? text.split(from).slice(1) : text.match(new RegExp(from, 'g'));
    if (matches?.length !== 1) throw new Error(`${file}: ${matches?.length ?? 0} places match ${from}`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Builds contain only English. */
  run(...command: string[]): { ok: boolean; text: string } {
    const { PATH, HOME } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: this.folder,
      env: { PATH, HOME, LANGUAGES: 'en' },
      encoding: 'utf8',
    });
    return { ok: status === 0, text: stdout + stderr };
  }

  readPage(path: string): string {
    return this.read(`dist/client${path === '/' ? '/index' : path}.html`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
