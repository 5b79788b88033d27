import { usePageData } from '../../page-data.ts';
import { Divider } from '../../ui/divider.tsx';
import { IslandSlot } from '../../ui/island-slot.tsx';

export default function PlanPage() {
  const { hero } = usePageData('plan');
  return (
    <>
      <header className="sun page-head plan-head">
        <div className="content">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
        </div>
      </header>
      <div className="sun plan-page">
        <Divider shape="hill" front="paper-2" back="ring-5" />
        <IslandSlot name="planner" />
        <Divider shape="hill2" direction="floor" front="ink" back="jungle" />
      </div>
    </>
  );
}
