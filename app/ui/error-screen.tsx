import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { site } from '#words/site.ts';
import { pathTo } from '../../i18n/paths.ts';
import { Arrow } from '../art/marks.tsx';
import { Picture } from '../art/picture.tsx';
import { Edge } from './edge.tsx';
import { language } from './language.ts';

/**
 * What a visitor sees when rendering, loading or routing fails: status or message, never a stack. Both ways out load
 * the page anew, since the state of the running program is in doubt.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    document.title = site.error.title;
  }, []);
  return (
    <section className="notice error-screen" role="alert">
      <Picture
        name="toppled-sign"
        alt=""
        sizes="(max-width: 960px) 750px, 100vw"
        className="notice-picture"
      />
      <div className="content notice-content">
        <h1>{site.error.title}</h1>
        <p className="error-detail">{detailOf(error) || site.error.unknown}</p>
        <p className="lead">{site.error.text}</p>
        <div className="notice-ways">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {site.error.retry}
          </button>
          <a className="button button-ink" href={pathTo('home', language)}>
            {site.error.home} <Arrow />
          </a>
        </div>
      </div>
      <Edge shape="hill" direction="floor" front="ink" back="jungle" />
    </section>
  );
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
}
