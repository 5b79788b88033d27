import { useState } from 'react';
import { usePageData } from '../../page-data.ts';
import { Choices } from './choices.tsx';
import { DayBar } from './day-bar.tsx';
import { DaySheet } from './day-sheet.tsx';
import { ParkMap } from './park-map.tsx';
import { PlannerContext, usePlannerState } from './planner-state.ts';

export default function Planner() {
  const { title } = usePageData('plan').hero;
  const state = usePlannerState();
  /** Id of the place that is hovered or focused on the map or in the list. */
  const [activeId, setActiveId] = useState('');
  const highlightPlace = ({ target }: { target: EventTarget }) =>
    state.now &&
    setActiveId((target as Element).closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '');
  const choices = <Choices key="choices" />;
  const sheet = <DaySheet key="sheet" activeId={activeId} />;
  return (
    <PlannerContext value={state}>
      <section
        className="planner"
        aria-label={title}
        onPointerOver={highlightPlace}
        onPointerLeave={() => setActiveId('')}
        onFocus={highlightPlace}
      >
        <div className="content over-dividers planner-content">
          {state.wasOpenedWithPlan ? [sheet, choices] : [choices, sheet]}
          {/* Last, because the list already offers its places to keyboard users. */}
          <ParkMap activeId={activeId} />
          <DayBar />
        </div>
      </section>
    </PlannerContext>
  );
}
