/**
 * Makes what visitors typed harmless on the way out. The store keeps every name as it is; a terminal must not run it, and
 * a spreadsheet must not calculate it.
 */

/**
 * Control characters, and format characters such as those that turn the direction of writing. Two format characters are
 * left: without the joiners (U+200C, U+200D) Persian words and family emoji come apart.
 */
const acting = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16);

/** One line for a terminal: what would act there is shown as `\u{1b}`, ends of lines as `\n`. */
export function terminalLine(typed: string): string {
  return typed.replace(/\r\n|\n/g, '\\n').replace(acting, character => `\\u{${codeOf(character)}}`);
}

/** The lines of a text for a terminal. */
export function terminalLines(typed: string): string[] {
  return typed.split(/\r\n|\n/).map(terminalLine);
}

/** JSON that is as safe on a terminal as its readers take it for: the same value, with what would act there escaped. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(acting, character =>
    character === '\n'
      ? '\n'
      : Array.from({ length: character.length }, (_, at) => unit(character, at)).join(''),
  );
}

const unit = (text: string, at: number) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`;

/** Where a formula begins, for one spreadsheet program or another: the wide signs are those of East Asian keyboards. */
const formulas = /(?<=^|[;\t\r\n])(?=[^\S\r\n]*[=+\-@＝＋－＠])/g;

/**
 * A cell of a CSV file (RFC 4180). What begins like a formula gets an apostrophe in front, as does a cell that begins with
 * a tab or the end of a line. So does what follows a semicolon or the end of a line: a program set to a decimal comma
 * takes commas for text, and cuts there.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = value.replace(formulas, "'").replace(/^[\t\r\n]/, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows of a CSV file, the first with a byte order mark: without one spreadsheet programs take UTF-8 for something else. */
export function csvRow(cells: readonly (string | number)[], first = false): string {
  return `${first ? '\ufeff' : ''}${cells.map(csvCell).join(',')}\r\n`;
}
