/**
 * Makes what visitors typed harmless where it is shown. The store keeps it as it is, but a terminal must not act on it, and a
 * spreadsheet must not calculate it.
 */

/**
 * Control characters, and format characters such as those that turn the direction of writing. The joiners (U+200C, U+200D) are
 * left, because Persian words and family emoji need them.
 */
const acting = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16);

/** One line for a terminal. Acting characters are shown as `\u{1b}`, line breaks as `\n`. */
export function terminalLine(typed: string): string {
  return typed.replace(/\r\n|\n/g, '\\n').replace(acting, character => `\\u{${codeOf(character)}}`);
}

/** The lines of a text for a terminal. */
export function terminalLines(typed: string): string[] {
  return typed.split(/\r\n|\n/).map(terminalLine);
}

/** JSON of a value with all acting characters escaped, so that it is safe on a terminal. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(acting, character =>
    character === '\n'
      ? '\n'
      : Array.from({ length: character.length }, (_, at) => unit(character, at)).join(''),
  );
}

const unit = (text: string, at: number) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`;

/** Places where a formula begins, for one spreadsheet program or another. The wide signs are those of East Asian keyboards. */
const formulas = /(?<=^|[,;\t\r\n])(?=[^\S\r\n]*[=+\-@＝＋－＠])/g;

/**
 * A cell of a CSV file (RFC 4180). An apostrophe is put before anything that begins like a formula, and before a tab or line
 * break at the start. It is also put after a comma, semicolon or line break: a program that is set to the other separator cuts the
 * text there.
 */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = value.replace(formulas, "'").replace(/^[\t\r\n]/, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}

export interface CsvStyle {
  /** What stands between cells: a semicolon where spreadsheet programs take the comma for that of a decimal number. */
  separator: ',' | ';';
  /** Whether it is shown on a terminal: then no cell acts on it, and there is no byte order mark. */
  watched: boolean;
}

/** A row of a CSV file. The first has a byte order mark, so that spreadsheet programs read the file as UTF-8. */
export function csvRow(
  cells: readonly (string | number)[],
  { separator, watched }: CsvStyle,
  first = false,
): string {
  const shown = (cell: string | number) => (watched ? terminalLine(String(csvCell(cell))) : csvCell(cell));
  return `${first && !watched ? '\ufeff' : ''}${cells.map(shown).join(separator)}\r\n`;
}
