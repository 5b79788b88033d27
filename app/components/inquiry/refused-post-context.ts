import { createContext, use } from 'react';
import type { RefusedPost } from '../../../i18n/refused-post.ts';

/** The live server provides it. */
export const RefusedPostContext = createContext<RefusedPost | null>(null);

/** Always null in the browser, so that the bundler drops dependent code. */
export const useRefusedPost = (): RefusedPost | null =>
  import.meta.env.SSR ? use(RefusedPostContext) : null;
