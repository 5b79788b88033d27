import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { pathTo } from '../../i18n/paths.ts';
import { Arrow } from '../art/icons.tsx';
import { usePageData } from '../page-data.ts';
import { Notice } from '../ui/notice.tsx';

/** Shown when rendering, loading or routing fails. Both actions load a new document, because the app's state may be broken. */
export function ErrorScreen({ error }: { error: unknown }) {
  const site = usePageData('site');
  const language = usePageData('language');
  useEffect(() => {
    document.title = site.error.title;
  }, [site.error.title]);
  return (
    <Notice
      picture="toppled-sign"
      title={site.error.title}
      alert
      ways={
        <>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {site.error.retry}
          </button>
          <a className="button button-paper" href={pathTo('home', language)}>
            {site.error.home} <Arrow />
          </a>
        </>
      }
    >
      <p className="error-detail">{detailOf(error) || site.error.unknown}</p>
      <p className="lead">{site.error.text}</p>
    </Notice>
  );
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
}
