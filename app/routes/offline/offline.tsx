import { pageIds, pathTo } from '../../../i18n/paths.ts';
import { usePageData } from '../../page-data.ts';
import { PhoneLink } from '../../ui/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/**
 * What the service worker shows where there is no network and the page was never seen. It runs without React; the links to pages
 * that are there are the worker's to uncover (`app/offline/as-of.ts`).
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
        // biome-ignore lint/a11y/useValidAnchor: the address that was asked for, whichever it is
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
