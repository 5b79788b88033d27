import { createInterface } from 'node:readline/promises';
import { controlCharacters } from '../control-characters.ts';

export interface Streams {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean };
  stderr: NodeJS.WritableStream;
}

export type Terminal = ReturnType<typeof openTerminal>;

const escapeUnit = (unit: string) =>
  unit === '\n' ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes control characters as `\u001b`. JSON keeps its meaning. */
const escapeControls = (text: string) =>
  text.replace(controlCharacters, character => character.split('').map(escapeUnit).join(''));

export function openTerminal({ stdin, stdout, stderr }: Streams) {
  return {
    /** Writes a result to standard output. */
    print: (text: string) => void stdout.write(escapeControls(text)),
    /** Writes a file to standard output, escaped only on a terminal. */
    write: (file: string) =>
      void stdout.write(stdout.isTTY ? escapeControls(file.replaceAll('\r', '')) : file),
    /** Writes messages to standard error. */
    say: (text: string) => void stderr.write(escapeControls(`${text.trimEnd()}\n`)),
    /** Null without a terminal. */
    async confirm(question: string): Promise<boolean | null> {
      if (!stdin.isTTY) return null;
      const lines = createInterface({ input: stdin, output: stderr });
      // The end of input (Ctrl-D) and an interrupt (Ctrl-C) count as no.
      const closed = new Promise<string>(resolve => lines.once('close', () => resolve('')));
      const asked = lines.question(escapeControls(`${question} [y/N] `));
      const answer = await Promise.race([asked, closed]).catch(() => '');
      lines.close();
      return /^y(es)?$/i.test(answer.trim());
    },
  };
}
