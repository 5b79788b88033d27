import { pageIds, pathTo } from '../../../i18n/paths.ts';
import { usePageData } from '../../page-data.ts';
import { PhoneLink } from '../../ui/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/**
 * The service worker's fallback for a page that is not cached. It is not hydrated; `app/offline/as-of.ts` reveals the links to the
 * pages that are.
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
      <div className="kept-card">
        <nav aria-labelledby="kept-pages" hidden data-kept="">
          <h2 id="kept-pages">{copy.kept}</h2>
          <ul className="kept-pages">
            {pageIds.map(id => (
              <li key={id} hidden data-kept={pathTo(id, language)}>
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
