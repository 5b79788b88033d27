/**
 * What a change takes away by its nature, so that nobody looks for it; of the form's work, what it takes once React runs.
 */
export type Lacking = 'heading' | 'bar' | 'footer' | 'text' | 'form' | 'stepper' | 'thanks' | 'title';

/**
 * A change that a translator, an extension, a proxy or a browser makes to a page. It runs in the page, cut off from
 * this module: it has its hands and nothing else.
 */
export interface ForeignChange {
  make(hands: Hands): void | Promise<void>;
  lacks?: Lacking[];
  /** Once React runs it would break the page by its nature: React's own elements are gone. */
  onlyBefore?: true;
}

export type ForeignChanges = Record<string, ForeignChange>;

export interface Hands {
  /** Texts that can be seen, of the whole page or of a part of it. */
  texts(root?: Node): Text[];
  all(selector: string): HTMLElement[];
  element(tag: string, attributes?: Record<string, string>, ...children: (Node | string)[]): HTMLElement;
  /** Puts an element round another. */
  wrap(inner: ChildNode, outer: HTMLElement): void;
}

/** Runs in the page. */
export function makeHands(): Hands {
  const silent = ['SCRIPT', 'STYLE', 'TITLE', 'NOSCRIPT'];
  return {
    texts(root: Node = document.body) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && !silent.includes(text.parentElement?.tagName ?? '')) found.push(text);
      }
      return found;
    },
    all: selector => [...document.querySelectorAll<HTMLElement>(selector)],
    element(tag, attributes = {}, ...children) {
      const made = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        // As an attribute it would be refused by the policy, which an extension's own world has not.
        if (name === 'style') made.style.cssText = value;
        else made.setAttribute(name, value);
      }
      made.append(...children);
      return made;
    },
    wrap(inner, outer) {
      inner.replaceWith(outer);
      outer.append(inner);
    },
  };
}
