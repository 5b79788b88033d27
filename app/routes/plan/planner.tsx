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
  /** The place pointed at or focused, on the map or in the list: both highlight it. */
  const [active, setActive] = useState('');
  const activate = ({ target }: { target: EventTarget }) =>
    state.now && setActive((target as Element).closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '');
  const choices = <Choices key="choices" />;
  const sheet = <DaySheet key="sheet" active={active} />;
  return (
    <PlannerContext value={state}>
      <section
        className="planner"
        aria-label={title}
        onPointerOver={activate}
        onPointerLeave={() => setActive('')}
        onFocus={activate}
      >
        <div className="content over-dividers planner-content">
          {state.isOpened ? [sheet, choices] : [choices, sheet]}
          {/* Last, because the list says the same: the keyboard need not pass its places first. */}
          <ParkMap active={active} />
          <DayBar />
        </div>
      </section>
    </PlannerContext>
  );
}
