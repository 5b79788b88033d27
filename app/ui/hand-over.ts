/** What the early script (`inline/early.ts`) does until React is there. */
export interface Early {
  /** What a visitor asked for meanwhile, in order: the calendar by a click, an answer by a submit. */
  kept: ('click' | 'submit')[];
  /** Whether the visitor pays for each byte, or has a line that is as slow. */
  isFrugal: boolean;
  /** React is on its way: from now on it is waited for, but not for ever. */
  expect: () => void;
  /** React does not come: the page stays readable, and the form says how to reach the park. */
  giveUp: () => void;
  /** Ends the keeping: from now on React answers. */
  done: () => void;
}

declare global {
  interface Window {
    /** There until React answers. Browsers that lack what React needs have none. */
    __early?: Early | undefined;
  }
}

/**
 * React answers from now on, and does what was kept, once. Called when a page's handlers are attached. The work waits for
 * a task of its own: inside React's commit a submit would find the form as it was before.
 */
export function handOver(): void {
  const early = window.__early;
  if (!early) return;
  delete window.__early;
  // Programs that come after their deadline are still welcome, once they answer.
  document.documentElement.dataset['js'] = 'on';
  early.done();
  for (const type of early.kept) setTimeout(() => replay(type));
}

function replay(type: Early['kept'][number]) {
  if (type === 'submit') document.querySelector<HTMLFormElement>('form[data-replay]')?.requestSubmit();
  else document.querySelector<HTMLElement>('button[data-replay]')?.click();
}
