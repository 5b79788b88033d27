/** For server and build only. */
import { toPhoneHref } from '../domain/park.ts';
import { isPageId } from './pages.ts';
import type { Block, Inline, PolicyWords } from './policy-blocks.ts';

type PolicyText = Pick<PolicyWords, 'name' | 'title' | 'heading' | 'description' | 'lead' | 'sections'>;

/** `null` if the owner has yet to provide a fact. `line` counts from 1. */
type Format = (message: string, line: number) => string | null;

const fieldPattern = /^(name|title|heading|description): (\S.*)$/;
/** `## Heading {#fragment}` */
const headingPattern = /^## (\S.*) \{#([a-z]+(?:-[a-z]+)*)\}$/;
const itemPattern = /^- {1,4}(\S.*)$/;
/** `**Owner:** …`; French has a space before the colon. */
const termPattern = /^\*\*([^*]*[^*\s])\s?:\*\* (\S.*)$/;
const linkPattern = /\[([^[\]]+)\]\(([^()\s]+)\)/;
/** Not with what could be meant as the mark of an item. */
const textPattern = /^(?!\d+[.)]\s|\+\s)[\p{L}\p{N}{[(„“‘’«¿¡…§€+]/u;

interface Line {
  text: string;
  format: (message: string) => string | null;
  /** Throws an error if a fact is missing. */
  formatWhole: (message: string) => string;
  /** Throws an error with the line. */
  fail: (problem: string) => never;
}

/**
 * Reads the Markdown that docs/content.md describes and throws an `Error` for any other. Lists of items like `- **Owner:** …` are lists of
 * terms. Omits items with missing values.
 */
export function readPolicy(file: string, text: string, format: Format): PolicyText {
  const createLine = (text: string, index: number): Line => {
    const fail = (problem: string): never => {
      throw new Error(`${file}:${index + 1}: "${text.slice(0, 60)}" ${problem}`);
    };
    if (text !== text.trim()) fail('has a space at its start or end. Remove it.');
    const formatLine = (message: string) => format(message, index + 1);
    const formatWhole = (message: string) =>
      formatLine(message) ??
      fail('has a fact that the owner may not have provided. Only paragraphs and the texts of items may.');
    return { text, format: formatLine, formatWhole, fail };
  };
  const [first = createLine('', 0), ...others] = text.split(/\r?\n/).map(createLine);
  const end = others.findIndex(({ text }) => text === '---');
  if (first.text !== '---' || end < 0)
    return first.fail(
      'is not the start of a front matter: "name: …", "title: …" and "description: …" between two lines of three dashes.',
    );
  return { ...readFrontMatter(first, others.slice(0, end)), ...readBody(others.slice(end + 1)) };
}

function readFrontMatter(first: Line, lines: readonly Line[]): Omit<PolicyText, 'lead' | 'sections'> {
  const fields = new Map<string, string>();
  for (const { text, formatWhole, fail } of lines) {
    const [, name = '', value = ''] = fieldPattern.exec(text) ?? [];
    if (!name || fields.has(name))
      fail('is not a line of the front matter. It has "name: …", "title: …" and "description: …" once.');
    fields.set(name, formatWhole(value));
  }
  const field = (name: string) =>
    fields.get(name) ?? first.fail(`begins a front matter without "${name}". Add it.`);
  const heading = fields.get('heading');
  return {
    name: field('name'),
    title: field('title'),
    ...(heading && { heading }),
    description: field('description'),
  };
}

function readBody(lines: readonly Line[]): Pick<PolicyText, 'lead' | 'sections'> {
  let lead = '';
  /** Blocks are the lines of a paragraph or list. */
  const sections: { line: Line; id: string; heading: string; blocks: [Line, ...Line[]][] }[] = [];
  let previous = '';
  for (const line of lines) {
    const { text, formatWhole, fail } = line;
    const blocks = sections.at(-1)?.blocks;
    const [, heading, id] = headingPattern.exec(text) ?? [];
    const isParagraph = textPattern.test(text) && (previous === '' || headingPattern.test(previous));
    if (heading && id) {
      if (!lead) fail('must come after the lead, a paragraph. Write one before it.');
      sections.push({ line, id, heading: formatWhole(heading), blocks: [] });
    } else if (blocks && isItem(line)) {
      const list = blocks.at(-1);
      if (list?.every(isItem)) list.push(line);
      else blocks.push([line]);
    } else if (blocks && isParagraph) blocks.push([line]);
    else if (isParagraph) {
      if (lead || linkPattern.test(text))
        fail('is not the lead, one paragraph without links. Put it into a section.');
      lead = formatWhole(text);
    } else if (text !== '')
      fail(
        'is not known here. Write a heading "## Heading {#fragment}", an item "- …" of a section, or a paragraph in one line after an empty one.',
      );
    previous = text;
  }
  return {
    lead,
    sections: sections.map(({ line, id, heading, blocks }) => {
      if (blocks.length === 0) line.fail('begins an empty section. Write its text.');
      return { id, heading, blocks: blocks.flatMap(lines => readBlock(lines) ?? []) };
    }),
  };
}

const isItem = ({ text }: Line) => itemPattern.test(text);

/** `null` if a value is missing. */
function readBlock(lines: readonly [Line, ...Line[]]): Block | null {
  const items = lines.flatMap(line => {
    const [, text] = itemPattern.exec(line.text) ?? [];
    return text ? [{ ...line, text }] : [];
  });
  if (items[0]?.text.startsWith('**'))
    return { type: 'terms', items: items.flatMap(item => readTerm(item) ?? []) };
  if (items.length > 0) return { type: 'list', items: items.map(readInlines).filter(item => item !== null) };
  const text = readInlines(lines[0]);
  return text && { type: 'text', text };
}

function readTerm(line: Line) {
  const [, term, text] = termPattern.exec(line.text) ?? [];
  if (!term || !text) return line.fail('is not a term. Write "- **Term:** …" in each item of the list.');
  const inlines = readInlines({ ...line, text });
  return inlines && { term: line.formatWhole(term), text: inlines };
}

/** `null` if a value is missing. */
function readInlines(line: Line): Inline[] | null {
  const { text, format, fail } = line;
  if (!textPattern.test(text)) fail('must begin with a letter, a number, a link or a fact.');
  // Text, label and target in turn.
  const pieces = text.split(linkPattern);
  const inlines = pieces.flatMap((piece, index) => {
    if (index % 3 === 0) return piece === '' ? [] : [format(piece)];
    return index % 3 === 1 ? [readLink(piece, pieces[index + 1] ?? '', line)] : [];
  });
  return inlines.every(inline => inline !== null) ? inlines : null;
}

function readLink(label: string, target: string, { format, fail }: Line): Inline | null {
  const text = format(label);
  if (text === null) return null;
  if (isPageId(target)) return { text, page: target };
  if (!/^(mailto:.*[@{]|tel:.*[\d{]|https:\/\/\w)/.test(target))
    fail(`links to "${target}". Write the id of a page, or a mailto:, tel: or https:// address.`);
  const href = target.includes('{') ? format(target) : target;
  return href && { text, href: href.startsWith('tel:') ? toPhoneHref(href) : href };
}
