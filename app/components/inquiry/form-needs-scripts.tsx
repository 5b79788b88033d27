import { MailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { useVisitWords } from './visit-words.ts';

export function FormNeedsScripts() {
  const { inquiry } = useVisitWords();
  const { noScript } = inquiry;
  return (
    <p className="no-script" tabIndex={-1} data-fallback="">
      {noScript.text} <PhoneLink /> {noScript.or} <MailLink />
    </p>
  );
}
