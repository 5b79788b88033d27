import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';

/** Where a command reads and writes. */
export interface Terminal {
  /** Writes the result, to standard output. */
  out(text: string): void;
  /** Writes a line about it, to standard error. */
  say(line: string): void;
  /** Asks a yes-or-no question. Null if standard input is no terminal. */
  confirm(question: string): Promise<boolean | null>;
  /** Reads standard input to its end. */
  input(): Promise<string>;
  /** Whether somebody looks at standard output, and no file or program takes it. */
  watched: boolean;
  /** Whether standard output takes colours. */
  coloured: boolean;
}

export interface Streams {
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
}

/** The terminal of this process. `finish` waits for what was written and says whether it could be. */
export function openTerminal({ stdin, stdout, stderr }: Streams): Terminal & { finish(): Promise<boolean> } {
  let failure: NodeJS.ErrnoException | undefined;
  // A reader such as `head` may close the pipe early. That is no failure.
  stdout.on('error', error => {
    failure ??= error;
  });
  return {
    out(piece) {
      if (!failure) stdout.write(piece);
    },
    say(line) {
      stderr.write(`${line}\n`);
    },
    async confirm(question) {
      if (!stdin.isTTY) return null;
      const lines = createInterface({ input: stdin, output: stderr });
      // The end of input (Ctrl-D) and an interrupt (Ctrl-C) count as no.
      const closed = new Promise<null>(resolve => lines.once('close', () => resolve(null)));
      const answer = await Promise.race([lines.question(`${question} [y/N] `), closed]);
      if (answer === null) stderr.write('\n');
      lines.close();
      return /^y(es)?$/i.test(answer?.trim() ?? '');
    },
    input: () => text(stdin),
    watched: stdout.isTTY === true,
    coloured: stdout.isTTY && stdout.hasColors(),
    async finish() {
      if (!failure) await new Promise<void>(resolve => stdout.write('', () => resolve()));
      if (!failure || failure.code === 'EPIPE') return true;
      stderr.write(`The output could not be written: ${failure.message}\n`);
      return false;
    },
  };
}
