/** Tools of the changes. All of it runs in the page. */

/** What is changed in a page that is not ours to decide: it runs in the page, before React or after. */
export type Changes = Record<string, () => void | Promise<void>>;

export const fields = 'input, textarea';

export function each<E extends Element = HTMLElement>(selector: string, change: (found: E) => void): void {
  for (const found of document.querySelectorAll<E>(selector)) change(found);
}

export const remove = (selector: string) => each(selector, found => found.remove());

function nodes<N extends Node>(root: Node, kind: number): N[] {
  const walker = document.createTreeWalker(root, kind);
  const found: N[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as N);
  return found;
}

export function removeComments(): void {
  for (const comment of nodes<Comment>(document, NodeFilter.SHOW_COMMENT)) comment.remove();
}

/** Texts that can be read. */
export const texts = () =>
  nodes<Text>(document.body, NodeFilter.SHOW_TEXT).filter(
    text => text.data.trim() && !text.parentElement?.closest('script, style, noscript'),
  );

export const eachText = (change: (text: Text) => void) => texts().forEach(change);

export function element(
  tag: string,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    // The policy would refuse it as an attribute; extensions have a world of their own.
    if (name === 'style') made.style.cssText = value;
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** A custom element whose content stands in its shadow. */
export function shadowed(tag: string, content: Node, attributes?: Record<string, string>): HTMLElement {
  const made = element(tag, attributes);
  made.attachShadow({ mode: 'open' }).append(content);
  return made;
}

export function wrap(inner: ChildNode, outer: HTMLElement): void {
  inner.replaceWith(outer);
  outer.append(inner);
}

/** The same element under another tag. */
export const retag = (selector: string, tag: string) =>
  each(selector, found => found.replaceWith(element(tag, {}, ...found.childNodes)));
