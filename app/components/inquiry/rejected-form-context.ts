import { createContext, use } from 'react';
import type { RejectedForm } from '../../../i18n/rejected-form.ts';

/** The live server provides it. */
export const RejectedFormContext = createContext<RejectedForm | null>(null);

/** Always null in the browser, so that the bundler drops dependent code. */
export const useRejectedForm = (): RejectedForm | null =>
  import.meta.env.SSR ? use(RejectedFormContext) : null;
