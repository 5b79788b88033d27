const findHeading = () => document.querySelector<HTMLElement>('.day-head h2');

export const findStopElement = (id: string) =>
  document.querySelector<HTMLElement>(`.stop[data-place="${id}"]`);

export const focusHeading = () => findHeading()?.focus();

export function revealHeading() {
  focusHeading();
  findHeading()?.scrollIntoView();
}

/** Waits for the next frame, when the stop is rendered. */
export function revealStop(id: string) {
  requestAnimationFrame(() => {
    const stopElement = findStopElement(id);
    if (!stopElement) return focusHeading();
    stopElement.scrollIntoView({ block: 'center' });
    stopElement.querySelector('button')?.focus({ preventScroll: true });
  });
}
