import { onlyWith, placeholder, placeholderMarks } from '../../content/placeholders.ts';
import type { InlineHashes } from './headers.ts';
import { escapeHtml } from './html.ts';

/** Markup, a placeholder, or a part shown only if its placeholder has a text. Values are never searched for placeholders. */
export type TemplatePart = string | { placeholder: string } | { onlyWith: string; parts: TemplatePart[] };

const mark = placeholder(`([^${placeholderMarks[1]}]+)`);
const marks = new RegExp(`<${onlyWith} placeholder="${mark}">|</${onlyWith}>|${mark}`, 'g');

/** Splits a page at its placeholders. Throws if it has none, or if a part is not closed. */
export function parseTemplate(html: string): TemplatePart[] {
  const page: TemplatePart[] = [];
  const open = [page];
  let end = 0;
  for (const found of html.matchAll(marks)) {
    const [text, condition, name] = found;
    const parts = open.at(-1);
    parts?.push(html.slice(end, found.index));
    end = found.index + text.length;
    if (name !== undefined) parts?.push({ placeholder: name });
    else if (condition === undefined) open.pop();
    else {
      const inner: TemplatePart[] = [];
      parts?.push({ onlyWith: condition, parts: inner });
      open.push(inner);
    }
  }
  if (end === 0 || open.length !== 1)
    throw new Error('A page that the server fills in has no placeholders, or a part that is not closed.');
  return [...page, html.slice(end)];
}

export function fillTemplate(
  parts: readonly TemplatePart[],
  texts: Readonly<Record<string, string | undefined>>,
): string {
  return parts
    .map(part => {
      if (typeof part === 'string') return part;
      if ('placeholder' in part) return escapeHtml(texts[part.placeholder] ?? '');
      return texts[part.onlyWith] ? fillTemplate(part.parts, texts) : '';
    })
    .join('');
}

/** A page that the server fills in, with what its security policy depends on. */
export interface PageTemplate {
  parts: TemplatePart[];
  inline: InlineHashes;
  posts: boolean;
}

/** The response pages of the form without scripts. */
export interface PostAnswers {
  refused: PageTemplate;
  thanks: PageTemplate;
}
