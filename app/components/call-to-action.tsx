import { Arrow } from '../art/icons.tsx';
import { Picture } from '../art/picture.tsx';
import { Divider } from '../ui/divider.tsx';
import { PageLink } from '../ui/page-link.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  action: string;
  /** Color token of the preceding section. */
  after: string;
  picture: 'closing-dusk' | 'closing-night';
}

export function CallToAction({ title, text, action, after, picture }: CallToActionProps) {
  return (
    <section className="call-to-action on-picture" aria-labelledby="call-to-action">
      <Divider shape="hill2" direction="hang" front={after} back="ring-1" />
      <Picture
        name={picture}
        alt=""
        sizes="max(107vw, min(1081px, 232vh))"
        portrait={{
          name: `${picture}-portrait`,
          media: 'not all and (min-width: 540px) and (min-aspect-ratio: 1/1)',
          sizes: 'max(100vw, min(112vw, 466px))',
        }}
        className="cover"
      />
      <Divider shape="hill" direction="floor" front="ink" back="jungle" />
      <div className="call-to-action-text">
        <div className="call-to-action-words">
          <h2 id="call-to-action">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="call-to-action-buttons">
          <PageLink to="contact" className="button button-tickets">
            {action} <Arrow />
          </PageLink>
        </div>
      </div>
    </section>
  );
}
