import { usePageData } from '../../page-data.ts';
import { MailLink, PhoneLink } from '../../ui/contact-links.tsx';

export function FormNeedsScripts() {
  const inquiry = usePageData('inquiry');
  const { noScript } = inquiry;
  return (
    <p className="no-script" tabIndex={-1} data-fallback="">
      {noScript.text} <PhoneLink /> {noScript.or} <MailLink />
    </p>
  );
}
