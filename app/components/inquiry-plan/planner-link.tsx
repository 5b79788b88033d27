import type { ComponentProps } from 'react';
import { Arrow } from '../../art/icons.tsx';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/page-link.tsx';

type PlannerLinkProps = Partial<Omit<ComponentProps<typeof PageLink>, 'to' | 'at'>>;

/** Without children, it is named like the planner's page. */
export function PlannerLink({ className = 'text-link', children, ...props }: PlannerLinkProps) {
  const { pages } = useSite().words;
  return (
    <PageLink to="plan" className={className} {...props}>
      {children ?? (
        <>
          {pages.plan} <Arrow />
        </>
      )}
    </PageLink>
  );
}

interface AddToPlanLinkProps {
  placeId: string;
  placeName: string;
  text: string;
}

export function AddToPlanLink({ placeId, placeName, text }: AddToPlanLinkProps) {
  return (
    <PlannerLink fragment={`add=${placeId}`}>
      {text} <Arrow />
      <span className="hidden-text">– {placeName}</span>
    </PlannerLink>
  );
}
