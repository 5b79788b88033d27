/**
 * Cuts the pages that answer a plain form post out of prerendered ones: the contact page with faults and values to fill
 * in, and the page that says thank you. What the server fills in is known here by the markup that React writes; where
 * that has changed its shape the build fails, and no visitor ever sees a page with a hole.
 */

import { type InquiryField, inquiryFields } from '../domain/inquiry.ts';
import { sampleReference } from '../domain/inquiry-api.ts';
import type { FaultsPage, FormPage, Slot } from '../server/site/form-pages.ts';
import { inlineHashes, posts, withoutScripts } from './html.ts';

/** No HTML holds this character (WHATWG HTML, section 13.1.4). */
const mark = '\0';

/** A text in which each slot is cut at one place only. */
class Cutter {
  #html: string;

  constructor(html: string) {
    this.#html = html;
  }

  /** Replaces the only match. `mould` gets the match and makes what stands there. */
  cut(what: string, pattern: RegExp, mould: (match: string) => string): void {
    const matches = [...this.#html.matchAll(new RegExp(pattern, 'g'))];
    const [match] = matches;
    if (!match || matches.length > 1) {
      throw new Error(
        `${what}: ${matches.length} places in the page instead of one; see site-build/form-pages.ts.`,
      );
    }
    const end = match.index + match[0].length;
    this.#html = this.#html.slice(0, match.index) + mould(match[0]) + this.#html.slice(end);
  }

  page(): FormPage {
    const pieces = this.#html.split(mark);
    return {
      texts: pieces.filter((_piece, index) => index % 2 === 0),
      slots: pieces.filter((_piece, index) => index % 2 === 1) as Slot[],
      inline: inlineHashes(this.#html),
      posts: posts(this.#html),
    };
  }
}

const slot = (name: Slot) => mark + name + mark;

/** The contact page of a live build, with slots for what was typed and what is wrong with it. */
export function cutFaultsPage(html: string): FaultsPage {
  // Without a script it stays what the server has made of it: React would draw the empty form of its own address.
  const bare = withoutScripts(html);
  const page = new Cutter(bare);
  page.cut('title', /<title>/, found => found + slot('title'));
  page.cut('summary', /<div class="fields">/, found => slot('summary') + found);
  page.cut('first day', / min="\d{4}-\d{2}-\d{2}"/, () => slot('min'));
  const ids = inquiryFields.map(field => [field, cutField(page, field)]);
  const [, icon] = /<p class="scripts-failed"[^>]*>(<svg.*?<\/svg>)/s.exec(bare) ?? [];
  if (!icon) throw new Error('The page has no warning sign to take; see site-build/form-pages.ts.');
  return { ...page.page(), ids: Object.fromEntries(ids), icon };
}

/** Fields whose control is no input of its own: the tag, and what ends where the control ends. */
const shapes: Partial<Record<InquiryField, [tag: string, around: RegExp]>> = {
  numberOfVisitors: ['input', /<div class="input stepper">.*?<\/div>/s],
  specialRequests: ['textarea', /<\/textarea>/],
};

/** Cuts the slots of one field and gives the id of its control. */
function cutField(page: Cutter, field: InquiryField): string {
  const [tag, around] = shapes[field] ?? ['input', undefined];
  const control = new RegExp(`<${tag}\\b[^>]*\\sname="${field}"[^>]*>`);
  let id: string | undefined;
  page.cut(field, control, found => {
    const start = found.replace(/\s*\/?>$/, '');
    id = / id="([^"]+)"/.exec(start)?.[1];
    if (!id || !start.includes(' aria-invalid="false"') || / (value|aria-describedby)=/.test(start))
      throw new Error(`${field}: its tag has changed its shape; see site-build/form-pages.ts.`);
    const cut = start.replace(' aria-invalid="false"', slot(`state:${field}`));
    // The value of a textarea stands behind its tag, that of an input inside.
    return tag === 'textarea' ? `${cut}>${slot(`value:${field}`)}` : `${cut}${slot(`value:${field}`)}/>`;
  });
  // A fault stands under its control.
  page.cut(`end of ${field}`, around ?? control, found => found + slot(`fault:${field}`));
  return String(id);
}

/** The page that says thank you, with a slot for the reference. */
export function cutThanksPage(html: string): FormPage {
  const page = new Cutter(html);
  page.cut('reference', new RegExp(sampleReference), () => slot('reference'));
  return page.page();
}
