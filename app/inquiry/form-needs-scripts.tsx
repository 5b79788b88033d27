import { inquiry } from '#words/inquiry.ts';
import { MailLink, PhoneLink } from '../ui/reach.tsx';

/** Says how else to reach the park, where scripts are off or did not load. */
export function FormNeedsScripts() {
  const { noScript } = inquiry;
  return (
    <p className="no-script" tabIndex={-1} data-instead="">
      {noScript.text} <PhoneLink /> {noScript.or} <MailLink />
    </p>
  );
}
