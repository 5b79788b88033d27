import { usePageData } from '../../page-data.ts';
import { MailLink, PhoneLink } from '../../ui/contact-links.tsx';

/** Says how else to reach the park, where scripts are off or did not load. */
export function FormNeedsScripts() {
  const inquiry = usePageData('inquiry');
  const { noScript } = inquiry;
  return (
    <p className="no-script" tabIndex={-1} data-fallback="">
      {noScript.text} <PhoneLink /> {noScript.or} <MailLink />
    </p>
  );
}
