/**
 * Runs in the page and does to it what a translator does: every text goes into two `<font>` elements of the translator's own,
 * once or whenever text changes. What says `translate="no"` is left alone.
 */
export function translate(how: 'once' | 'always'): void {
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest('font, script, style, textarea, [translate=no], .notranslate')) continue;
      if (!text.data.trim()) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      inner.append(text.data);
      outer.append(inner);
    }
  };
  wrap();
  if (how === 'always')
    new MutationObserver(wrap).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
}
