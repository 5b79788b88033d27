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

/** Writes control characters as `\u001b`, which means the same in JSON. */
const escapeControls = (text: string) =>
  text.replace(controlCharacters, character => character.split('').map(escapeUnit).join(''));

export function openTerminal({ stdin, stdout, stderr }: Streams) {
  return {
    print: (text: string) => void stdout.write(escapeControls(text)),
    /** Escapes control characters only on a terminal. */
    write: (file: string) =>
      void stdout.write(stdout.isTTY ? escapeControls(file.replaceAll('\r', '')) : file),
    say: (text: string) => void stderr.write(escapeControls(`${text.trimEnd()}\n`)),
    /** Resolves to null if there is no terminal to ask. */
    async confirm(question: string): Promise<boolean | null> {
      if (!stdin.isTTY) return null;
      const lines = createInterface({ input: stdin, output: stderr });
      // Ctrl-D and Ctrl-C count as no.
      const closedAnswer = new Promise<string>(resolve => lines.once('close', () => resolve('')));
      const typedAnswer = lines.question(escapeControls(`${question} [y/N] `));
      const answer = await Promise.race([typedAnswer, closedAnswer]).catch(() => '');
      lines.close();
      return /^y(es)?$/i.test(answer.trim());
    },
  };
}
