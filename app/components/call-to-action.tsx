import type { ReactNode } from 'react';
import { Arrow } from '../art/icons.tsx';
import { Picture, type PictureName } from '../art/picture.tsx';
import { Divider } from '../ui/divider.tsx';
import { PageLink } from '../ui/page-link.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  action: string;
  /** Colour of the preceding section, whose divider overhangs the picture. */
  after: string;
  picture: PictureName;
  children?: ReactNode;
}

/** The closing call to action of a page, over a picture of the evening. */
export function CallToAction({ title, text, action, after, picture, children }: CallToActionProps) {
  return (
    <section className="call-to-action" aria-labelledby="call-to-action">
      <Divider shape="hill2" direction="hang" front={after} back="ring-1" />
      <Picture
        name={picture}
        alt=""
        sizes="(max-width: 760px) 190vw, 100vw"
        className={`cover call-to-action-picture ${picture}`}
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
