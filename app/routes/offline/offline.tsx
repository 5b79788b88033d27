import { pageIds, pathTo } from '../../../i18n/paths.ts';
import { usePageData } from '../../page-data.ts';
import { PhoneLink } from '../../ui/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/**
 * The service worker's fallback for pages that are not cached. It runs without React; the worker unhides the links to cached pages
 * (`app/offline/cached-page.ts`).
 */
export default function Offline() {
  const copy = usePageData('offline');
  const site = usePageData('site');
  const language = usePageData('language');
  return (
    <Notice
      picture="lost-parrot"
      title={copy.title}
      ways={
        // biome-ignore lint/a11y/useValidAnchor: reloads the requested address
        <a className="button" href="">
          {copy.retry}
        </a>
      }
    >
      <p className="lead">{copy.text}</p>
      <div className="offline-card">
        <nav aria-labelledby="cached-pages" hidden data-cached="">
          <h2 id="cached-pages">{copy.kept}</h2>
          <ul className="cached-pages">
            {pageIds.map(id => (
              <li key={id} hidden data-cached={pathTo(id, language)}>
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
