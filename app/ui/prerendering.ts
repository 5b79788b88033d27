interface Prerendering {
  prerendering?: boolean;
}

/** A page loaded ahead of a click must not count, store or announce anything. */
export const isPrerendering = (): boolean => (document as Prerendering).prerendering === true;

export function runWhenActivated(callback: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
