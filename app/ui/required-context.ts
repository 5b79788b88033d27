/** Runs in the build and in islands. */
import { type Context, createContext, use } from 'react';

/** A context, and the hook that reads it, which throws where no provider is above. */
export function createRequiredContext<Value extends object>(
  name: string,
): [Context<Value | null>, () => Value] {
  const RequiredContext = createContext<Value | null>(null);
  const useValue = () => {
    const value = use(RequiredContext);
    if (!value) throw new Error(`${name} is missing above this component.`);
    return value;
  };
  return [RequiredContext, useValue];
}
