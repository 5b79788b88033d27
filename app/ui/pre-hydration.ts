/** What `inline/island-pre-hydration.ts` offers until hydration. */
export interface PreHydration {
  /** Clicks on the date and submits to replay, in order. */
  queue: ('click' | 'submit')[];
  /** The island's data, as JSON. */
  data: string;
  startDeadline: () => void;
  /** Shows the form's fallback. */
  fail: () => void;
  saveDraft: () => void;
  /** Stops intercepting events. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Deleted on hydration; undefined without an island and in unsupported browsers. */
    __preHydration?: PreHydration | undefined;
  }
}

/** Replays events in tasks, because a submit during React's commit would see the form before it. */
export function replayQueuedEvents(): void {
  const preHydration = window.__preHydration;
  if (!preHydration) return;
  delete window.__preHydration;
  // React may start after the deadline.
  document.documentElement.dataset['js'] = 'on';
  preHydration.stop();
  for (const type of preHydration.queue) setTimeout(() => replay(type));
}

function replay(type: PreHydration['queue'][number]) {
  if (type === 'submit') document.querySelector<HTMLFormElement>('form[data-replay]')?.requestSubmit();
  // A later click may have opened it already.
  else document.querySelector<HTMLElement>('button[data-replay][aria-expanded=false]')?.click();
}
