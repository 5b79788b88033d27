/** Runs in the head, at the end of pages and in islands. The target of an event, or the element around it, that matches. */
export const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
