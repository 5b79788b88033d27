import { createContext, use } from 'react';
import type { IslandName } from '../site-context.ts';

/** Prerendered as a separate React root, because React's ids depend on the root. */
export const IslandHtmlContext = createContext('');

export function IslandSlot({ name }: { name: IslandName }) {
  return (
    <div
      data-island={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
      dangerouslySetInnerHTML={{ __html: use(IslandHtmlContext) }}
    />
  );
}
