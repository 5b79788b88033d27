import { usePageData } from '../../page-data.ts';
import { MailLink, PhoneLink } from '../../ui/contact-links.tsx';

/** Phone and email as an alternative, shown if scripts are off or failed to load. */
export function FormNeedsScripts() {
  const inquiry = usePageData('inquiry');
  const { noScript } = inquiry;
  return (
    <p className="no-script" tabIndex={-1} data-fallback="">
      {noScript.text} <PhoneLink /> {noScript.or} <MailLink />
    </p>
  );
}
