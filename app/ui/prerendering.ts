interface Prerendering {
  prerendering?: boolean;
}

/** Whether the browser has loaded the page ahead of a click. Such a page must not count, store or announce anything. */
export const isPrerendering = (): boolean => (document as Prerendering).prerendering === true;

export function runWhenActivated(callback: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
