/** Markup that is known to be right. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Content = Html | string | number | false | null | undefined | readonly Content[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(content: Content): string {
  if (content instanceof Html) return content.text;
  if (Array.isArray(content)) return content.map(textOf).join('');
  if (content === false || content === null || content === undefined) return '';
  return String(content).replace(/[&<>"']/g, sign => entities[sign] ?? '');
}

/** A template of markup. What is put into it is escaped, for text and for attributes in quotation marks, unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...contents: Content[]): Html =>
  new Html(String.raw({ raw: parts }, ...contents.map(textOf)));
