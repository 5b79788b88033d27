import { pathTo } from '../../i18n/paths.ts';
import { Arrow } from '../art/icons.tsx';
import { useSite } from '../site-context.ts';
import { ErrorPage } from '../ui/error-page.tsx';

/** Shown by `islands/show-error.ts`. */
export function ErrorScreen() {
  const { language, words } = useSite();
  const { error } = words;
  return (
    <template id="error-screen">
      <ErrorPage
        picture="toppled-sign"
        title={error.title}
        actions={
          <>
            <button type="button" className="button">
              {error.retry}
            </button>
            <a className="button button-paper" href={pathTo('home', language)}>
              {error.home} <Arrow />
            </a>
          </>
        }
      >
        <p className="error-detail">{error.unknown}</p>
        <p className="lead">{error.text}</p>
      </ErrorPage>
    </template>
  );
}
