import { pathTo } from '../../../i18n/paths.ts';
import { Arrow } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** The 404 page. Served as a document it is not hydrated; the early script handles Go Back. */
export default function NotFound() {
  const site = usePageData('site');
  const language = usePageData('language');
  const worlds = usePageData('worlds');
  const copy = site.notFound;
  return (
    <Notice
      picture="lost-parrot"
      title={copy.title}
      actions={
        <>
          <PageLink to="home" className="button">
            {copy.home} <Arrow />
          </PageLink>
          <button type="button" className="button button-paper" data-go-back={pathTo('home', language)}>
            {copy.back}
          </button>
        </>
      }
      signs={
        <div className="signs over-picture">
          <div className="focus-lost-parrot">
            <nav aria-label={site.pages.attractions}>
              {worlds.map(({ id, title }) => (
                <PageLink key={id} to="attractions" fragment={id}>
                  {title}
                </PageLink>
              ))}
            </nav>
          </div>
        </div>
      }
    >
      <p className="lead">{copy.text}</p>
    </Notice>
  );
}
