/** What the early script of islands (`inline/early-island.ts`) offers until hydration. */
export interface Early {
  /** Clicks (on the date) and submits to replay, in order. */
  queue: ('click' | 'submit')[];
  /** The island's data, as JSON. */
  data: string;
  /** React is loading: from now on it has limited time. */
  startDeadline: () => void;
  /** React failed to start: shows the form's fallback. */
  fail: () => void;
  /** Saves what is in the form, if there is one. */
  keepDraft: () => void;
  /** Stops intercepting events. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Until an island is hydrated; never set without one, and in browsers below the baseline. */
    __early?: Early | undefined;
  }
}

/** Replays early events once React handles them; in tasks, because a submit during the commit would see the form before it. */
export function replayEarlyEvents(): void {
  const early = window.__early;
  if (!early) return;
  delete window.__early;
  // React may still start after the deadline.
  document.documentElement.dataset['js'] = 'on';
  early.stop();
  for (const type of early.queue) setTimeout(() => replay(type));
}

function replay(type: Early['queue'][number]) {
  if (type === 'submit') document.querySelector<HTMLFormElement>('form[data-replay]')?.requestSubmit();
  // A later press may have opened it already.
  else document.querySelector<HTMLElement>('button[data-replay][aria-expanded=false]')?.click();
}
