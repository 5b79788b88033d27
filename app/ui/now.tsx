import { usePageData } from '../page-data.ts';

/** Filled in by `inline/now.ts`. Not a live region, because it changes all day. */
export function Now({ besideHours = false }: { besideHours?: boolean }) {
  const { footer } = usePageData('site');
  return (
    <p className="now">
      <b data-now="text">{besideHours ? '' : footer.hours}</b>
      <span data-now="next" />
    </p>
  );
}
