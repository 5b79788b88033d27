import { pathTo } from '../../i18n/paths.ts';
import { Arrow } from '../art/icons.tsx';
import { useSite } from '../site-context.ts';
import { Notice } from '../ui/notice.tsx';

/** Shown by `islands/show-error.ts`. */
export function ErrorScreen() {
  const { language, words } = useSite();
  const { error } = words;
  return (
    <template id="error-screen">
      <Notice
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
        <p className="notice-detail">{error.unknown}</p>
        <p className="lead">{error.text}</p>
      </Notice>
    </template>
  );
}
