import { usePageData } from '../page-data.ts';

/**
 * The park's current state on two lines, filled in by `inline/now.ts`; until then the usual hours, unless they are beside it. Not a live
 * region: the texts change during the day.
 */
export function Now({ besideHours = false }: { besideHours?: boolean }) {
  const { footer } = usePageData('site');
  return (
    <p className="now">
      <b data-now="text">{besideHours ? '' : footer.hours}</b>
      <span data-now="next" />
    </p>
  );
}
