import { park } from '../../domain/park.ts';
import { menuIds, type PageId, policyIds } from '../../i18n/pages.ts';
import { Logo } from '../art/logo.tsx';
import { useSite } from '../site-context.ts';
import { MailLink, PhoneLink } from '../ui/contact-links.tsx';
import { type LanguageLink, Languages } from '../ui/languages.tsx';
import { PageLink } from '../ui/page-link.tsx';

export function Footer({ languages }: { languages: readonly LanguageLink[] }) {
  const { words, address: addressWords, today } = useSite();
  const { footer } = words;
  const year = today.slice(0, 4);
  const { address } = park;
  return (
    <footer className="footer">
      <Stars />
      <div className="content deferred footer-content">
        <div className="cluster footer-groups">
          <div className="footer-brand">
            <p className="brand">
              <Logo />
              <span className="brand-name" translate="no">
                {park.name}
              </span>
            </p>
            <p className="tagline">{footer.tagline}</p>
          </div>
          <Group title={footer.quickLinks} links={menuIds} />
          <Group title={footer.legal} links={policyIds} />
          <section className="footer-contact" aria-labelledby="footer-contact">
            <h2 id="footer-contact">{footer.contact}</h2>
            <address>
              <p translate="no">
                {address.street}
                <br />
                <span className="whole">
                  {address.postalCode} {address.town},
                </span>{' '}
                <span className="whole">
                  {address.island}, {addressWords.country}
                </span>
              </p>
              <PhoneLink />
              <MailLink />
            </address>
          </section>
        </div>
        <nav className="footer-languages" aria-label={words.languages.label}>
          <Languages languages={languages} />
        </nav>
        <div className="cluster footer-end">
          <p>
            © <span data-date="{year}">{year}</span> <span translate="no">{park.name}</span>
          </p>
          <p>{footer.hours}</p>
        </div>
      </div>
    </footer>
  );
}

function Group({ title, links }: { title: string; links: readonly PageId[] }) {
  const { pages } = useSite().words;
  const id = `footer-${links[0]}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(page => (
          <li key={page}>
            <PageLink to={page}>{pages[page]}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const stars: readonly (readonly [x: number, y: number, radius: number])[] = [
  [60, 20, 7],
  [300, 12, 4],
  [470, 22, 5],
  [560, 8, 3],
  [820, 14, 4],
  [910, 24, 7],
  [1180, 10, 4],
  [1390, 22, 6],
];

function Stars() {
  return (
    <svg
      className="cover footer-stars"
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      role="presentation"
    >
      {stars.map(([x, y, radius]) => (
        <path
          key={`${x} ${y}`}
          d="M0-1q0 1 1 1-1 0-1 1 0-1-1-1 1 0 1-1"
          transform={`translate(${x} ${y})scale(${radius})`}
        />
      ))}
    </svg>
  );
}
