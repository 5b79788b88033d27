/** What the early script (`inline/early.ts`) offers until hydration. */
export interface Early {
  /** Clicks (the calendar) and submits to be replayed, in order. */
  kept: ('click' | 'submit')[];
  /** Save-Data is on, or the line is 2G. */
  isFrugal: boolean;
  /** React is on its way: the deadline runs. */
  expect: () => void;
  /** React does not come: the form shows its fallback. */
  giveUp: () => void;
  /** React answers from now on. */
  done: () => void;
}

declare global {
  interface Window {
    /** Until hydration; never in browsers below the baseline. */
    __early?: Early | undefined;
  }
}

/** Replays early clicks and submits, in a task of their own: within React's commit a submit would find the form as it was. */
export function replayEarlyEvents(): void {
  const early = window.__early;
  if (!early) return;
  delete window.__early;
  // Scripts that arrive after the deadline are still used.
  document.documentElement.dataset['js'] = 'on';
  early.done();
  for (const type of early.kept) setTimeout(() => replay(type));
}

function replay(type: Early['kept'][number]) {
  if (type === 'submit') document.querySelector<HTMLFormElement>('form[data-replay]')?.requestSubmit();
  else document.querySelector<HTMLElement>('button[data-replay]')?.click();
}
