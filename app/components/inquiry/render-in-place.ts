import { flushSync } from 'react-dom';

/** Renders at once, and scrolls so that the element keeps its position on screen unless it is below the window. */
export function renderInPlace(element: Element | null, change: () => void): void {
  const top = element?.getBoundingClientRect().top;
  flushSync(change);
  if (element && top !== undefined && top <= innerHeight)
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}
