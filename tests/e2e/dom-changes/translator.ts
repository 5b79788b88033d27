import type { Page } from '@playwright/test';

/** How a browser's translation treats texts: Chrome puts them into fonts at once, Safari and Firefox replace them. */
export type Way = 'into fonts' | 'in place';

declare global {
  interface Window {
    /** Translates what is not translated yet. */
    translate: () => void;
    /** Texts that a translation has not reached, though it may. */
    untranslated: () => string[];
  }
}

/** Runs in the page. A translation puts a text between marks, so that what it says can still be read. */
function install({ way, continuously }: { way: Way; continuously: boolean }): void {
  const silent = 'script, style, noscript, svg, [translate=no], .notranslate';
  const reordered = new WeakSet<Element>();

  function found(root: Node = document.documentElement): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(
      ({ data, parentElement }) => data.trim() && !data.includes('⟦') && !parentElement?.closest(silent),
    );
  }

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
      } else {
        // The old text is thrown away: what React writes into it is seen by nobody.
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(words);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
  }

  window.translate = translate;
  window.untranslated = () => found(document.body).map(text => text.data);
  if (!continuously) return;
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'complete') return;
    translate();
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(translate).observe(document, changes);
  });
}

/** Translates every document that the page loads from now on, from before React on; or when `window.translate` is called. */
export async function installTranslator(page: Page, way: Way, continuously: boolean): Promise<void> {
  await page.addInitScript(install, { way, continuously });
}
