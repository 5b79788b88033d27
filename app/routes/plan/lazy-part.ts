import { type ComponentType, lazy, type ReactNode } from 'react';

const Nothing = (): ReactNode => null;

/** Firefox refuses what is still on its way when a page is left, and the page is gone before this: milliseconds. */
const grace = 1000;

/** A part of the page whose code comes later; where it cannot be had, there is nothing in its place. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(
      () =>
        new Promise<{ default: ComponentType<Props> }>(resolve =>
          setTimeout(resolve, grace, { default: Nothing }),
        ),
    ),
  );
