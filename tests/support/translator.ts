import type { Page } from '@playwright/test';

/** How a browser's translation treats texts. */
export type Way = 'fonts' | 'marked fonts' | 'in place';
export type When = 'before the start' | 'after it' | 'continuously';

declare global {
  interface Window {
    /** Translates what is not translated yet. */
    translate: () => void;
    /** Texts that a translation has not reached, though it may. */
    untranslated: () => string[];
  }
}

/** Runs in the page. A translation puts a text between marks, so that what it says can still be read. */
function install({ way, when }: { way: Way; when: When }): void {
  const silent = 'script, style, noscript, svg, [translate=no], .notranslate';
  const reordered = new WeakSet<Element>();
  const foreign = (text: Text) =>
    text.data.trim() !== '' && !text.data.includes('⟦') && !text.parentElement?.closest(silent);

  function found(root: Node = document.documentElement): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (foreign(walker.currentNode as Text)) texts.push(walker.currentNode as Text);
    return texts;
  }

  const font = (inside: Node | string, attributes: Record<string, string>) => {
    const made = document.createElement('font');
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    if (way === 'fonts') made.style.verticalAlign = 'inherit';
    made.append(inside);
    return made;
  };

  function translate(): void {
    for (const text of found()) {
      const words = text.data.replace(/\S(.*\S)?/s, '⟦$&⟧');
      const parent = text.parentElement as HTMLElement;
      if (parent.matches('title') || way === 'in place') {
        text.data = words;
        // A sentence of another language has its parts in another order.
        if (parent.matches('p, h1, h2, label, button, address') && !reordered.has(parent)) {
          reordered.add(parent);
          parent.append(...[...parent.childNodes].reverse());
        }
      } else if (way === 'fonts') {
        // The old text is thrown away: what React writes into it is seen by nobody.
        text.replaceWith(font(font(words, {}), {}));
      } else {
        parent.setAttribute('_msttexthash', '1234567');
        text.replaceWith(font(words, { _mstmutation: '1' }));
      }
    }
  }

  window.translate = translate;
  window.untranslated = () => found(document.body).map(text => text.data);
  if (when === 'after it') return;
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'complete') return;
    translate();
    if (when === 'continuously')
      new MutationObserver(translate).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
  });
}

/** Translates every document that the page loads from now on; after the start by `window.translate`. */
export async function installTranslator(page: Page, way: Way, when: When): Promise<void> {
  await page.addInitScript(install, { way, when });
}
