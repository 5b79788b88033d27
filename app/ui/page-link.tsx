import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type PageId, pathTo } from '../../i18n/paths.ts';
import { usePageData } from '../page-data.ts';
import { useCurrentPlan } from './current-plan.ts';

interface PageLinkProps {
  to: PageId;
  /** Id of an element to link to if `to` is the current page. */
  at?: string;
  fragment?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A link to a page in the visitor's language. Sets `aria-current` itself, because NavLink does not match the trailing slashes of
 * prerendered paths.
 */
export function PageLink({ to, at, fragment, className, onClick, children }: PageLinkProps) {
  const language = usePageData('language');
  const plan = useCurrentPlan();
  const path = pathTo(to, language);
  // Every way from the planner to the form carries the plan, in new tabs too.
  const hash = fragment ?? (to === 'contact' ? plan : '');
  const here = useLocation().pathname.replace(/(.)\/$/, '$1') === path;
  if (here && at)
    return (
      <a href={`#${at}`} className={className} onClick={onClick}>
        {children}
      </a>
    );
  return (
    <Link
      to={hash ? `${path}#${hash}` : path}
      viewTransition
      className={className}
      aria-current={here ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
