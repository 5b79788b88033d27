/** Trusted markup. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Content = Html | string | number | false | null | undefined | readonly Content[];

/** One `replace` with a callback would be ten times slower. */
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

function textOf(content: Content): string {
  if (content instanceof Html) return content.text;
  if (Array.isArray(content)) return content.map(textOf).join('');
  if (content === false || content === null || content === undefined) return '';
  return escapeHtml(String(content));
}

/** Escapes interpolated values unless they are `Html`. */
export const html = (parts: TemplateStringsArray, ...contents: Content[]): Html =>
  new Html(String.raw({ raw: parts }, ...contents.map(textOf)));
