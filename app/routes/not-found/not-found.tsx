import { pathTo } from '../../../i18n/paths.ts';
import { Arrow } from '../../art/icons.tsx';
import { useSite } from '../../site-context.ts';
import { ErrorPage } from '../../ui/error-page.tsx';
import { PageLink } from '../../ui/page-link.tsx';

interface NotFoundProps {
  /** By id. */
  encounters: Readonly<Record<string, { title: string }>>;
}

export function NotFound({ encounters }: NotFoundProps) {
  const { language, words: site } = useSite();
  const words = site.notFound;
  return (
    <ErrorPage
      picture="lost-parrot"
      title={words.title}
      actions={
        <>
          <PageLink to="home" className="button">
            {words.home} <Arrow />
          </PageLink>
          <button type="button" className="button button-paper" data-go-back={pathTo('home', language)}>
            {words.back}
          </button>
        </>
      }
      signs={
        <div className="signs over-picture">
          <div>
            <nav aria-label={site.pages.attractions}>
              {Object.entries(encounters).map(([id, { title }]) => (
                <PageLink key={id} to="attractions" fragment={id}>
                  {title}
                </PageLink>
              ))}
            </nav>
          </div>
        </div>
      }
    >
      <p className="lead">{words.text}</p>
    </ErrorPage>
  );
}
