import { inquiry } from '../../content/inquiry.ts';
import { MailLink, PhoneLink } from '../ui/reach.tsx';
import { useCopy } from '../ui/use-locale.ts';

/** Says how else to reach the park, where scripts are off or did not load. */
export function FormNeedsScripts() {
  const { noScript } = useCopy(inquiry);
  return (
    <p className="no-script" tabIndex={-1} data-instead="">
      {noScript.text} <PhoneLink /> {noScript.or} <MailLink />
    </p>
  );
}
