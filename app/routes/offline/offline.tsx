import { menuIds } from '../../../i18n/paths.ts';
import { usePageData } from '../../page-data.ts';
import { PhoneLink } from '../../ui/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** Shown by the service worker instead of a page that is not cached. It links to those that are cached ahead with it. */
export default function Offline() {
  const copy = usePageData('offline');
  const site = usePageData('site');
  return (
    <Notice
      picture="lost-parrot"
      title={copy.title}
      actions={
        // biome-ignore lint/a11y/useValidAnchor: reloads the requested address
        <a className="button" href="">
          {copy.retry}
        </a>
      }
    >
      <p className="lead">{copy.text}</p>
      <div className="offline-card">
        <nav aria-labelledby="cached-pages">
          <h2 id="cached-pages">{copy.kept}</h2>
          <ul className="cluster cached-pages">
            {menuIds
              .filter(id => id !== 'home')
              .map(id => (
                <li key={id}>
                  <PageLink to={id}>{site.pages[id]}</PageLink>
                </li>
              ))}
          </ul>
        </nav>
        <p>{site.footer.hours}</p>
        <p>
          <span>{copy.call}</span> <PhoneLink />
        </p>
      </div>
    </Notice>
  );
}
