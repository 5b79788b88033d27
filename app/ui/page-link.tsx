import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type PageId, pathTo } from '../../i18n/paths.ts';
import { usePageData } from '../page-data.ts';

interface PageLinkProps {
  to: PageId;
  /** Id of what it leads to where one is on that page already. */
  at?: string;
  /** What is behind `#` in its address. */
  fragment?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A link to a page of the site in the visitor's language. The page one is on has `aria-current="page"`; the router's
 * own NavLink would miss it in prerendered pages, which are rendered under a path that ends in a slash.
 */
export function PageLink({ to, at, fragment, className, onClick, children }: PageLinkProps) {
  const language = usePageData('language');
  const path = pathTo(to, language);
  const here = useLocation().pathname.replace(/(.)\/$/, '$1') === path;
  if (here && at)
    return (
      <a href={`#${at}`} className={className} onClick={onClick}>
        {children}
      </a>
    );
  return (
    <Link
      to={fragment ? `${path}#${fragment}` : path}
      viewTransition
      className={className}
      aria-current={here ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
