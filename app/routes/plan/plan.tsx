import { Divider } from '../../ui/divider.tsx';
import { IslandSlot } from '../../ui/island-slot.tsx';

export function PlanPage({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <header className="sun page-head plan-head">
        <div className="content">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </header>
      <div className="plan-page">
        <Divider shape="hill" front="paper-2" back="ring-5" />
        <IslandSlot name="planner" />
        <Divider shape="hill2" direction="floor" front="ink" back="jungle" />
      </div>
    </>
  );
}
