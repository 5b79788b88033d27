import { park, phoneHref } from '../../domain/park.ts';

/** The park's phone number, which no translator may touch. */
export function PhoneLink() {
  return (
    <a href={phoneHref} translate="no">
      {park.phone}
    </a>
  );
}

/** The park's e-mail address, likewise. */
export function MailLink() {
  return (
    <a href={`mailto:${park.email}`} translate="no">
      {park.email}
    </a>
  );
}
