/** For server and build only. */
import { marked, type Token, type Tokens } from 'marked';
import { toPhoneHref } from '../domain/park.ts';
import { isPageId } from './pages.ts';
import type { Block, Inline, PolicySection, PolicyWords } from './policy.ts';

type PolicyText = Pick<PolicyWords, 'name' | 'title' | 'heading' | 'description' | 'lead' | 'sections'>;

/** `null` if a fact is missing. */
type Format = (message: string) => string | null;

/** `## Heading {#fragment}` */
const headingPattern = /^(.*\S)\s+\{#([a-z-]+)\}$/;

interface Context {
  format: Format;
  /** Throws an error with the current line. */
  fail: (message: string) => never;
}

/**
 * Lists of items like `- **Owner:** …` are lists of terms. Omits items and sections with missing values. Throws an `Error` with the line
 * for unsupported Markdown.
 */
export function readPolicy(file: string, format: Format): PolicyText {
  const source = file.replaceAll('\r\n', '\n');
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  return { ...readFrontMatter(frontMatter, format), ...readBody(body, firstLine, format) };
}

function readFrontMatter(text: string, format: Format): Omit<PolicyText, 'lead' | 'sections'> {
  const fields = new Map(
    text.split('\n').map((line, index) => {
      const [, name, value] = /^(name|title|heading|description): (.+)$/.exec(line) ?? [];
      if (!name || !value)
        throw new Error(
          `Line ${index + 2}: "${line}" is not a line of the front matter, which has lines such as "title: Privacy Policy".`,
        );
      return [name, value];
    }),
  );
  const field = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`Line 1: the front matter has no "${name}".`);
    return format(value) ?? '';
  };
  return {
    name: field('name'),
    title: field('title'),
    ...(fields.has('heading') && { heading: field('heading') }),
    description: field('description'),
  };
}

function readBody(body: string, firstLine: number, format: Format): Pick<PolicyText, 'lead' | 'sections'> {
  let line = firstLine;
  const fail = (message: string): never => {
    throw new Error(`Line ${line}: ${message}`);
  };
  const context = { format, fail };
  let lead = '';
  const sections: PolicySection[] = [];
  for (const token of marked.lexer(body)) {
    const blocks = sections.at(-1)?.blocks;
    if (token.type === 'heading' && token.depth === 2)
      sections.push(readHeading(token as Tokens.Heading, context));
    else if (token.type === 'paragraph' && !blocks)
      lead = readLead(token as Tokens.Paragraph, lead !== '', context);
    else if (token.type === 'paragraph') {
      const text = readInlines(token.tokens, context);
      if (text) blocks?.push({ type: 'text', text });
    } else if (token.type === 'list' && blocks && !token.ordered)
      blocks.push(readList(token as Tokens.List, context));
    else if (token.type !== 'space' && token.type !== 'def')
      fail(`"${token.raw.trim().slice(0, 60)}" is not supported here.`);
    line += token.raw.split('\n').length - 1;
  }
  return { lead, sections: sections.filter(isComplete) };
}

const isComplete = ({ blocks }: PolicySection) =>
  blocks.every(block => block.type !== 'terms' || block.items.length > 0);

function readHeading({ text, raw }: Tokens.Heading, { format, fail }: Context): PolicySection {
  const [, heading, id] = headingPattern.exec(text) ?? [];
  if (!heading || !id) return fail(`"${raw.trim()}" needs a fragment: ## Heading {#fragment}`);
  return { id, heading: format(unescapeHtml(heading)) ?? '', blocks: [] };
}

function readLead({ tokens, raw }: Tokens.Paragraph, hasLead: boolean, context: Context): string {
  const [text, ...others] = readInlines(tokens, context) ?? [];
  if (typeof text === 'string' && others.length === 0 && !hasLead) return text;
  return context.fail(
    `"${raw.trim().slice(0, 60)}": the lead is one paragraph without links. Put it into a section.`,
  );
}

function readList({ items }: Tokens.List, context: Context): Block {
  const lines = items.map(item => readItem(item, context));
  if (lines.every(([first]) => first?.type === 'strong'))
    return { type: 'terms', items: lines.flatMap(line => readTerm(line, context)) };
  const texts = lines.map(line => readInlines(line, context));
  return { type: 'list', items: texts.filter(text => text !== null) };
}

function readItem(
  { tokens: [content, ...otherTokens] }: Tokens.ListItem,
  { fail }: Context,
): readonly Token[] {
  const unsupported = otherTokens.find(({ type }) => type !== 'space');
  if (unsupported) fail(`"${unsupported.raw.trim()}" is not supported in a list.`);
  return (content as Tokens.Text | undefined)?.tokens ?? [];
}

/** Empty if a value is missing. */
function readTerm([bold, ...rest]: readonly Token[], context: Context) {
  const [first = '', ...others] = readInlines(rest, context) ?? [];
  if (first === '') return [];
  const term = (context.format(unescapeHtml((bold as Tokens.Strong).text)) ?? '').replace(/\s*:$/, '');
  const start = typeof first === 'string' ? first.trimStart() : first;
  return [{ term, text: start === '' ? others : [start, ...others] }];
}

/** `null` if a value is missing. */
function readInlines(tokens: readonly Token[] | undefined, context: Context): Inline[] | null {
  const inlines: Inline[] = [];
  for (const token of tokens ?? []) {
    const text =
      'text' in token ? context.format(token.type === 'escape' ? token.text : unescapeHtml(token.text)) : '';
    if (text === null) return null;
    if (token.type === 'text' || token.type === 'escape') {
      const last = inlines.at(-1);
      if (typeof last === 'string') inlines[inlines.length - 1] = last + text;
      else inlines.push(text);
    } else if (token.type === 'link') inlines.push(createLink(text, token.href, context));
    else
      context.fail(
        `"${token.raw}" is not supported here. Use plain text, **Term:** at the start of an item, and links.`,
      );
  }
  return inlines;
}

function createLink(text: string, target: string, { format, fail }: Context): Inline {
  if (isPageId(target)) return { text, page: target };
  if (!/^(mailto:|tel:|https:\/\/)/.test(target))
    fail(`"${target}" is not a page. Link to the id of a page, or to a mailto:, tel: or https:// address.`);
  const href = format(decodeURI(target)) ?? '';
  return { text, href: href.startsWith('tel:') ? toPhoneHref(href) : href };
}

/** Marked escapes these. */
const unescapeHtml = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );
