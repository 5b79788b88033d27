/** TypeScript's `webworker` library cannot be combined with `dom`. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
}
