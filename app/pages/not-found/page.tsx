import { useNavigate } from 'react-router';
import { site } from '#words/site.ts';
import { park } from '../../../domain/park.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { Arrow } from '../../art/marks.tsx';
import { language } from '../../ui/language.ts';
import { Notice } from '../../ui/notice.tsx';
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
    <Notice
      picture="lost-parrot"
      title={copy.title}
      ways={
        <>
          <PageLink to="home" className="button">
            {copy.home} <Arrow />
          </PageLink>
          <button
            type="button"
            className="button button-paper"
            data-go-back={home}
            onClick={() => (window.history.length > 1 ? navigate(-1) : navigate(home))}
          >
            {copy.back}
          </button>
        </>
      }
    >
      <p className="lead">{copy.text}</p>
    </Notice>
  );
}
