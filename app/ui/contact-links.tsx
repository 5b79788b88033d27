/** Runs in the build and in islands. */
import { park, phoneHref } from '../../domain/park.ts';

export function PhoneLink() {
  return (
    <a href={phoneHref} translate="no">
      {park.phone}
    </a>
  );
}

/** Long addresses break after the @. */
export function MailLink() {
  const [name, host] = park.email.split('@');
  return (
    <a href={`mailto:${park.email}`} translate="no">
      <span>
        {name}@<wbr />
        {host}
      </span>
    </a>
  );
}
