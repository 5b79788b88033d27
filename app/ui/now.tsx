import { useSite } from '../site-context.ts';

/** Filled in by `inline/update-now.ts`. Not a live region, because it changes all day. */
export function Now({ besideHours = false }: { besideHours?: boolean }) {
  const { footer } = useSite().words;
  return (
    <p className="now">
      <b data-now="text">{besideHours ? '' : footer.hours}</b>
      <span data-now="next" />
    </p>
  );
}
