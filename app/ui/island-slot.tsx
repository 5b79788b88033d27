import { createContext, use } from 'react';
import { type IslandName, usePageData } from '../page-data.ts';

/** The HTML of the page's island, prerendered as a root of its own, because React's ids depend on the root. */
export const IslandHtmlContext = createContext('');

/** The place of an island in its page. */
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
