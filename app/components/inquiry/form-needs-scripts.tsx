import { MailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { useVisitWords } from './visit-words.ts';

export function FormNeedsScripts() {
  const { inquiry } = useVisitWords();
  const { noScript } = inquiry;
  return (
    <p className="no-script">
      <span tabIndex={-1} data-fallback="">
        {noScript.text}
      </span>{' '}
      <PhoneLink /> {noScript.or} <MailLink />
    </p>
  );
}
