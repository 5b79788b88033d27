import { type ComponentType, lazy, type ReactNode } from 'react';

const Nothing = (): ReactNode => null;

/** Milliseconds. Firefox rejects pending imports when a page is left; by then the page is gone. */
const grace = 1000;

/** `lazy()` for a part that is left out if its code cannot be loaded. Begins to load at once: hydration takes longer than the request. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loadOrOmit = () =>
    load().catch(
      () =>
        new Promise<{ default: ComponentType<Props> }>(resolve =>
          setTimeout(resolve, grace, { default: Nothing }),
        ),
    );
  const early = typeof document === 'undefined' ? undefined : loadOrOmit();
  return lazy(() => early ?? loadOrOmit());
}
