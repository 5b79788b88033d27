import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { type PageId, pathTo } from '../i18n/paths.ts';
import { useLocale } from '../i18n/use-locale.ts';

interface PageLinkProps {
  to: PageId;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a page of the site in the visitor's language. The page one is on has `aria-current="page"`. */
export function PageLink({ to, className, onClick, children }: PageLinkProps) {
  return (
    <NavLink to={pathTo(to, useLocale())} end viewTransition className={className ?? ''} onClick={onClick}>
      {children}
    </NavLink>
  );
}
