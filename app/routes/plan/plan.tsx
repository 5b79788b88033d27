import { Suspense } from 'react';
import { Picture } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';
import { lazyPart } from './lazy-part.ts';
import { Planner } from './planner.tsx';

/** There for whoever has no scripts: with them it is out of sight, and comes last. */
const WholeDay = lazyPart(() => import('./whole-day.tsx'));

/** A day at the park, composed of preferences (`domain/plan.ts`). */
export default function PlanPage() {
  const plan = usePageData('plan');
  return (
    <>
      <header className="policy-head plan-head">
        <div className="content">
          <h1>{plan.title}</h1>
          <p className="lead">{plan.lead}</p>
          <Picture name="plan-map" alt="" sizes="(max-width: 760px) 92px, 250px" className="policy-drawing" />
        </div>
      </header>
      {/* Extensions change forms most of all: what they do there stays there. */}
      <Suspense>
        <Planner />
      </Suspense>
      <Suspense>
        <WholeDay />
      </Suspense>
    </>
  );
}
