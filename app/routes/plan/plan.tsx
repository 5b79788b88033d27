import { Suspense } from 'react';
import { Picture } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';
import { lazyPart } from './lazy-part.ts';
import { Planner } from './planner.tsx';

/** For visitors without scripts; hidden and hydrated last for the others. */
const WholeDay = lazyPart(() => import('./whole-day.tsx'));

/** The day planner (`domain/plan.ts`). */
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
      {/* A boundary of its own: extensions change forms most, and a mismatch redraws this part alone. */}
      <Suspense>
        <Planner />
      </Suspense>
      <Suspense>
        <WholeDay />
      </Suspense>
    </>
  );
}
