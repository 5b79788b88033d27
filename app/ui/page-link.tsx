/** Runs in the build and in islands. */
import type { ReactNode } from 'react';
import type { PageId } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { useSite } from '../site-context.ts';

interface PageLinkProps {
  to: PageId;
  /** Id of the target element if `to` is the current page. */
  at?: string;
  fragment?: string;
  className?: string;
  children: ReactNode;
}

export function PageLink({ to, at, fragment, className, children }: PageLinkProps) {
  const { language, page } = useSite();
  const path = pathTo(to, language);
  const isCurrent = page === to;
  const href = isCurrent && at ? `#${at}` : path + (fragment ? `#${fragment}` : '');
  return (
    <a href={href} className={className} aria-current={isCurrent && !at ? 'page' : undefined}>
      {children}
    </a>
  );
}
