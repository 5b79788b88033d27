/**
 * Adds a stylesheet to the page, where there is one. As a constructed sheet: the policy of the pages lets no other style in than
 * the one that a page came with.
 */
export function adoptStyle(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
