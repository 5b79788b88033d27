import { createContext, use } from 'react';
import { type IslandName, usePageData } from '../page-data.ts';

/** Prerendered as a separate React root, because React's ids depend on the root. */
export const IslandHtmlContext = createContext('');

export function IslandSlot({ name }: { name: IslandName }) {
  const { id } = usePageData('language');
  return (
    <div
      data-island={name}
      data-locale={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
      dangerouslySetInnerHTML={{ __html: use(IslandHtmlContext) }}
    />
  );
}
