/** For server and build only. */
import { marked, type Token, type Tokens } from 'marked';
import { isPageId } from './pages.ts';
import type { Block, Inline, PolicyCopy, PolicySection } from './policy.ts';

type PolicyText = Pick<PolicyCopy, 'name' | 'title' | 'heading' | 'description' | 'lead' | 'sections'>;

/** `null` if a fact is missing. */
type Format = (message: string) => string | null;

/** `## Heading {#fragment}` */
const headingPattern = /^(.*\S)\s+\{#([a-z-]+)\}$/;

/**
 * Lists of items like `- **Owner:** …` are lists of terms. Omits items and sections with missing values. Throws an `Error` with the line
 * for unsupported Markdown.
 */
export function readPolicy(file: string, format: Format): PolicyText {
  const source = file.replaceAll('\r\n', '\n');
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const fields = new Map(
    frontMatter.split('\n').map((text, index) => {
      const [, name, value] = /^(name|title|heading|description): (.+)$/.exec(text) ?? [];
      if (!name || !value)
        throw new Error(
          `Line ${index + 2}: "${text}" is no line of the front matter, such as "title: Privacy Policy".`,
        );
      return [name, value];
    }),
  );
  const field = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`Line 1: the front matter has no "${name}".`);
    return format(value) ?? '';
  };

  let line = source.slice(0, source.length - body.length).split('\n').length;
  const fail = (message: string): never => {
    throw new Error(`Line ${line}: ${message}`);
  };

  /** `null` if a value is missing. */
  function readInlines(tokens: readonly Token[] | undefined): Inline[] | null {
    const runs: Inline[] = [];
    for (const token of tokens ?? []) {
      const text =
        'text' in token ? format(token.type === 'escape' ? token.text : unescapeHtml(token.text)) : '';
      if (text === null) return null;
      if (token.type === 'text' || token.type === 'escape') {
        const last = runs.at(-1);
        if (typeof last === 'string') runs[runs.length - 1] = last + text;
        else runs.push(text);
      } else if (token.type === 'link') runs.push(createLink(text, token.href));
      else
        fail(
          `"${token.raw}" is not supported here. Use plain text, **Term:** at the start of an item, and links.`,
        );
    }
    return runs;
  }

  function createLink(text: string, target: string): Inline {
    if (isPageId(target)) return { text, page: target };
    if (!/^(mailto:|tel:|https:\/\/)/.test(target))
      fail(`"${target}" is no page. Link to the id of a page, or to a mailto:, tel: or https:// address.`);
    const href = format(decodeURI(target)) ?? '';
    return { text, href: href.startsWith('tel:') ? href.replace(/\s/g, '') : href };
  }

  function readItem({ tokens: [content, ...otherTokens] }: Tokens.ListItem): readonly Token[] {
    const unsupported = otherTokens.find(({ type }) => type !== 'space');
    if (unsupported) fail(`"${unsupported.raw.trim()}" is not supported in a list.`);
    return (content as Tokens.Text | undefined)?.tokens ?? [];
  }

  function readTerm([bold, ...rest]: readonly Token[]) {
    const [first = '', ...others] = readInlines(rest) ?? [];
    if (first === '') return [];
    const term = (format(unescapeHtml((bold as Tokens.Strong).text)) ?? '').replace(/\s*:$/, '');
    const start = typeof first === 'string' ? first.trimStart() : first;
    return [{ term, text: start === '' ? others : [start, ...others] }];
  }

  function readList({ items }: Tokens.List): Block {
    const lines = items.map(readItem);
    if (lines.every(([first]) => first?.type === 'strong'))
      return { type: 'terms', items: lines.flatMap(readTerm) };
    return { type: 'list', items: lines.map(readInlines).filter(text => text !== null) };
  }

  let lead = '';
  const sections: PolicySection[] = [];
  for (const token of marked.lexer(body)) {
    const blocks = sections.at(-1)?.blocks;
    if (token.type === 'heading' && token.depth === 2) {
      const [, heading, id] = headingPattern.exec(token.text) ?? [];
      if (!heading || !id) fail(`"${token.raw.trim()}" needs a fragment: ## Heading {#fragment}`);
      else sections.push({ id, heading: format(unescapeHtml(heading)) ?? '', blocks: [] });
    } else if (token.type === 'paragraph' && !blocks) {
      const [text, ...others] = readInlines(token.tokens) ?? [];
      if (typeof text !== 'string' || others.length > 0 || lead !== '')
        fail(
          `"${token.raw.trim().slice(0, 60)}": the lead is one paragraph without links. Put it into a section.`,
        );
      else lead = text;
    } else if (token.type === 'paragraph') {
      const text = readInlines(token.tokens);
      if (text) blocks?.push({ type: 'text', text });
    } else if (token.type === 'list' && blocks && !token.ordered) blocks.push(readList(token as Tokens.List));
    else if (token.type !== 'space' && token.type !== 'def')
      fail(`"${token.raw.trim().slice(0, 60)}" is not supported here.`);
    line += token.raw.split('\n').length - 1;
  }
  const isComplete = ({ blocks }: PolicySection) =>
    blocks.every(block => block.type !== 'terms' || block.items.length > 0);
  return {
    name: field('name'),
    title: field('title'),
    ...(fields.has('heading') && { heading: field('heading') }),
    description: field('description'),
    lead,
    sections: sections.filter(isComplete),
  };
}

/** Marked escapes these. */
const unescapeHtml = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );
