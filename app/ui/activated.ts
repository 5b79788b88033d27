/** Prerendering API. */
interface Prerendering {
  prerendering?: boolean;
}

/** Whether the browser has loaded the page for a link that the visitor may follow. Such a page must count, store and announce nothing. */
export const isPrerendering = (): boolean => (document as Prerendering).prerendering === true;

/** Does something once the visitor is on the page. */
export function whenActivated(act: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
