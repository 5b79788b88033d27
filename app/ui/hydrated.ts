import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and hydrating. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
