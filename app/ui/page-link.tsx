import type { ReactNode } from 'react';
import { type PageId, pathTo } from '../../i18n/paths.ts';
import { usePageData } from '../page-data.ts';

interface PageLinkProps {
  to: PageId;
  /** Id of an element to link to if `to` is the current page. */
  at?: string;
  fragment?: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page in the visitor's language. */
export function PageLink({ to, at, fragment, className, children }: PageLinkProps) {
  const path = pathTo(to, usePageData('language'));
  const here = usePageData('page') === to;
  const href = here && at ? `#${at}` : path + (fragment ? `#${fragment}` : '');
  return (
    <a href={href} className={className} aria-current={here && !at ? 'page' : undefined}>
      {children}
    </a>
  );
}
