import { useNavigate } from 'react-router';
import { site } from '#words/site.ts';
import { park } from '../../../domain/park.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { Arrow } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { Edge } from '../../ui/edge.tsx';
import { language } from '../../ui/language.ts';
import { PageLink } from '../../ui/page-link.tsx';

export function meta() {
  const { title, description } = site.notFound;
  return [
    { title: `${title} | ${park.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}

/**
 * Any address that leads nowhere. Served by the server it runs without React (the early script makes its Go Back
 * work); reached by a link inside the app it is this component.
 */
export default function NotFound() {
  const copy = site.notFound;
  const navigate = useNavigate();
  const home = pathTo('home', language);
  return (
    <section className="notice">
      <Picture name="lost-parrot" alt="" sizes="(max-width: 960px) 750px, 100vw" className="notice-picture" />
      <div className="content notice-content">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.text}</p>
        <div className="notice-ways">
          <PageLink to="home" className="button">
            {copy.home} <Arrow />
          </PageLink>
          <button
            type="button"
            className="button button-ink"
            data-go-back={home}
            onClick={() => (window.history.length > 1 ? navigate(-1) : navigate(home))}
          >
            {copy.back}
          </button>
        </div>
      </div>
      <Edge shape="hill" direction="floor" front="ink" back="jungle" />
    </section>
  );
}
