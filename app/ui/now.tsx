import { useSite } from '../site-context.ts';

/** Filled in by `inline/update-now.ts`. Not a live region, because it changes all day. */
export function Now({ besideHours = false }: { besideHours?: boolean }) {
  const { footer } = useSite().words;
  return (
    <p className="now" data-now>
      {besideHours ? '' : footer.hours}
    </p>
  );
}
