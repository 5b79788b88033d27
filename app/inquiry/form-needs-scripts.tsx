import { inquiry } from '../content/inquiry.ts';
import { park, phoneHref } from '../content/park.ts';
import { useCopy } from '../i18n/use-locale.ts';

/** Says how else to reach the park, where scripts are off or did not load. */
export function FormNeedsScripts() {
  const { noScript } = useCopy(inquiry);
  return (
    <p className="no-script">
      {noScript.text} <a href={phoneHref}>{park.phone}</a> {noScript.or}{' '}
      <a href={`mailto:${park.email}`}>{park.email}</a>
    </p>
  );
}
