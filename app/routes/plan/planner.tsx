import { type SyntheticEvent, useState } from 'react';
import { VisitWordsContext } from '../../components/inquiry/visit-words.ts';
import { closest } from '../../ui/closest.ts';
import { Choices } from './choices.tsx';
import { DayBar } from './day-bar.tsx';
import { DaySheet } from './day-sheet.tsx';
import { createHighlight, HighlightContext } from './highlight.ts';
import { ParkMap } from './park-map.tsx';
import { type PlannerProps, PlannerPropsContext, usePlannerProps } from './planner-props.ts';
import { PlannerContext, usePlannerState } from './planner-state.ts';

function Planner() {
  const { title } = usePlannerProps().plan.hero;
  const state = usePlannerState();
  const [highlight] = useState(createHighlight);
  const highlightPlace = ({ target }: SyntheticEvent) =>
    highlight.set(closest(target, '[data-place]')?.dataset['place'] ?? '');
  const choices = <Choices key="choices" />;
  const sheet = <DaySheet key="sheet" />;
  return (
    <PlannerContext value={state}>
      <HighlightContext value={highlight}>
        <section
          className="planner"
          aria-label={title}
          onPointerOver={highlightPlace}
          onPointerLeave={() => highlight.set('')}
          onFocus={highlightPlace}
        >
          <div className="content over-dividers planner-content">
            {state.wasOpenedWithLink ? [sheet, choices] : [choices, sheet]}
            {/* Last, because the list already offers its places to keyboard users. */}
            <ParkMap />
            <DayBar />
          </div>
        </section>
      </HighlightContext>
    </PlannerContext>
  );
}

export default function PlannerIsland(props: PlannerProps) {
  return (
    <VisitWordsContext value={props}>
      <PlannerPropsContext value={props}>
        <Planner />
      </PlannerPropsContext>
    </VisitWordsContext>
  );
}
