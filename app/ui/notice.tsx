import type { ReactNode } from 'react';
import { Picture, type PictureName } from '../art/picture.tsx';
import { Divider } from './divider.tsx';

interface NoticeProps {
  picture: PictureName;
  title: string;
  children: ReactNode;
  /** Links and buttons. */
  ways: ReactNode;
  /** Links in the picture, after all others in the tab order. */
  signs?: ReactNode;
  /** An error that replaces the page, announced by screen readers. */
  alert?: boolean;
}

/** A page with a single message. */
export function Notice({ picture, title, children, ways, signs, alert = false }: NoticeProps) {
  return (
    <section className={alert ? 'notice error-screen' : 'notice'} role={alert ? 'alert' : undefined}>
      <div className="content notice-content">
        <h1>{title}</h1>
        {children}
        <div className="notice-ways">{ways}</div>
      </div>
      <div className="notice-scene">
        <Picture
          name={picture}
          alt=""
          sizes="(max-width: 1180px) min(200vw, 1320px), 100vw"
          className="cover notice-picture"
        />
        <Divider shape="hill" direction="hang" front="ring-2" back="ring-3" />
        {signs}
      </div>
      <Divider shape="hill" direction="floor" front="ink" back="jungle" />
    </section>
  );
}
