/** Keeps focus and scroll position on the plan while edits rearrange it. */

const heading = () => document.querySelector<HTMLElement>('.day-head h2');

export const stopElement = (id: string) => document.querySelector<HTMLElement>(`.line[data-place="${id}"]`);

/** For when the focused element has gone. */
export const focusHeading = () => heading()?.focus();

export function showHeading() {
  focusHeading();
  heading()?.scrollIntoView();
}

/** After the next rendering, shows a stop that an edit has added. */
export function revealStop(id: string) {
  requestAnimationFrame(() => {
    const stop = stopElement(id);
    if (!stop) return focusHeading();
    stop.scrollIntoView({ block: 'center' });
    stop.querySelector('button')?.focus({ preventScroll: true });
  });
}
