/**
 * What a visitor did before React was there: kept by the early script (`early.ts`), done by the page when it can.
 */
export interface EarlyActions {
  /** Elements clicked and forms submitted, in order. */
  kept: (HTMLElement | HTMLFormElement)[];
  /** Ends the keeping: from now on React answers. */
  done: () => void;
}

declare global {
  interface Window {
    __early?: EarlyActions;
  }
}

/** Does what was kept, once. Called when the page's handlers are attached. */
export function replayEarly(): void {
  const early = window.__early;
  if (!early) return;
  delete window.__early;
  early.done();
  for (const element of early.kept) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
