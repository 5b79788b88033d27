import { createInterface } from 'node:readline/promises';

export interface Streams {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean };
  stderr: NodeJS.WritableStream;
}

/** Where a command reads and writes. */
export type Terminal = ReturnType<typeof openTerminal>;

/** Control and format characters, but not the joiners (U+200C, U+200D), which Persian words and family emoji need. */
const acting = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;

const unit = (code: string) => `\\u${code.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes control characters as `\u001b`, so that a terminal does not act on them. JSON keeps its meaning. */
const harmless = (text: string) => text.replace(acting, character => character.split('').map(unit).join(''));

export function openTerminal({ stdin, stdout, stderr }: Streams) {
  return {
    /** Writes a result to standard output. */
    print: (text: string) => void stdout.write(harmless(text)),
    /** Writes a file to standard output: as it is, unless a terminal shows it. */
    write: (file: string) => void stdout.write(stdout.isTTY ? harmless(file.replaceAll('\r', '')) : file),
    /** Writes lines about the work to standard error. */
    say: (text: string) => void stderr.write(harmless(`${text.trimEnd()}\n`)),
    /** Asks a yes-or-no question. Null if there is no terminal. */
    async confirm(question: string): Promise<boolean | null> {
      if (!stdin.isTTY) return null;
      const lines = createInterface({ input: stdin, output: stderr });
      // The end of input (Ctrl-D) and an interrupt (Ctrl-C) count as no.
      const closed = new Promise<string>(resolve => lines.once('close', () => resolve('')));
      const asked = lines.question(harmless(`${question} [y/N] `));
      const answer = await Promise.race([asked, closed]).catch(() => '');
      lines.close();
      return /^y(es)?$/i.test(answer.trim());
    },
  };
}
