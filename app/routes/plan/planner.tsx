import { Suspense, useMemo, useState } from 'react';
import { usePageData } from '../../page-data.ts';
import { removeOrphan } from '../../ui/remove-orphan.ts';
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
    state.isLive &&
    setActive((target as Element).closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '');
  // Rerendered whenever their context changes, which React would not tell a boundary that is not hydrated yet; and then only, or React
  // would drop its prerendered HTML.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const [choices, bar] = useMemo(
    () => [
      <Suspense key="choices">
        <Choices />
      </Suspense>,
      <Suspense key="bar">
        <DayBar />
      </Suspense>,
    ],
    [state],
  );
  const sheet = <DaySheet key="sheet" active={active} />;
  return (
    <PlannerContext value={state}>
      <section
        className="planner"
        ref={removeOrphan}
        aria-label={title}
        onPointerOver={activate}
        onPointerLeave={() => setActive('')}
        onFocus={activate}
      >
        <div className="content over-dividers planner-content">
          {state.isFromLink ? [sheet, choices] : [choices, sheet]}
          {/* Last, because the list says the same: the keyboard need not pass its places first. */}
          <Suspense>
            <ParkMap active={active} />
          </Suspense>
          {bar}
        </div>
      </section>
    </PlannerContext>
  );
}
