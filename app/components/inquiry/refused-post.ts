import { createContext, use } from 'react';
import type { RefusedPost } from '../../../domain/refused-post.ts';

/** Given by the live server when it answers a form that was posted without scripts. */
export const RefusedPostContext = createContext<RefusedPost | null>(null);

/** Always null in the browser, so that the bundler drops the code for it. */
export const useRefusedPost = (): RefusedPost | null =>
  import.meta.env.SSR ? use(RefusedPostContext) : null;
