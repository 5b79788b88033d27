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
  /** The place that is hovered or focused on the map or in the list, highlighted in both. */
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
          {state.openedWithPlan ? [sheet, choices] : [choices, sheet]}
          {/* Last, so that keyboard users need not pass its places, which the list contains too. */}
          <ParkMap activeId={activeId} />
          <DayBar />
        </div>
      </section>
    </PlannerContext>
  );
}
