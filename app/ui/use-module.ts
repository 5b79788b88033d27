import { useState } from 'react';

/** A module that is loaded on demand. Unlike with `lazy`, it can be loaded again after a failure. */
export function useModule<T extends object>(load: () => Promise<T>) {
  const [module, setModule] = useState<T | 'failed'>();
  const loadModule = () => {
    if (module === 'failed') setModule(undefined);
    load().then(setModule, () => setModule('failed'));
  };
  return [module, loadModule] as const;
}
