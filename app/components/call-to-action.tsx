import type { ReactNode } from 'react';
import { Arrow } from '../art/icons.tsx';
import { Picture } from '../art/picture.tsx';
import { Divider } from '../ui/divider.tsx';
import { PageLink } from '../ui/page-link.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  action: string;
  /** Colour of the preceding section, whose divider overhangs the picture. */
  after: string;
  /** A scene, with an upright drawing for phones. */
  picture: 'closing-dusk' | 'closing-night';
  children?: ReactNode;
}

/** The closing call to action of a page, over a picture of the evening. */
export function CallToAction({ title, text, action, after, picture, children }: CallToActionProps) {
  return (
    <section className="call-to-action on-picture" aria-labelledby="call-to-action">
      <Divider shape="hill2" direction="hang" front={after} back="ring-1" />
      <Picture
        name={picture}
        alt=""
        sizes="max(100vw, 1320px)"
        portrait={{
          name: `${picture}-portrait`,
          media: '(max-width: 760px)',
          sizes: 'max(100vw, 480px)',
        }}
        className="cover"
      />
      <Divider shape="hill" direction="floor" front="ink" back="jungle" />
      <div className="call-to-action-text">
        <div className={children ? 'call-to-action-words landing' : 'call-to-action-words'}>
          <h2 id="call-to-action">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="call-to-action-buttons">
          {children}
          <PageLink to="contact" className="button button-tickets">
            {action} <Arrow />
          </PageLink>
        </div>
      </div>
    </section>
  );
}
