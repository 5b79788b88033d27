import { park, phoneHref } from '../../domain/park.ts';

/** The park's phone number, which no translator may touch. */
export function PhoneLink() {
  return (
    <a href={phoneHref} translate="no">
      {park.phone}
    </a>
  );
}

/** The park's e-mail address, likewise. It breaks, where it must, after the @. */
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
