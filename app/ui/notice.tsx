import type { ReactNode } from 'react';
import { Picture, type PictureName } from '../art/picture.tsx';
import { Divider } from './divider.tsx';

interface NoticeProps {
  picture: PictureName;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Links in the picture, last in the tab order. */
  signs?: ReactNode;
}

export function Notice({ picture, title, children, actions, signs }: NoticeProps) {
  return (
    <section className="hero notice on-picture">
      <h1 className="content">{title}</h1>
      <div className="content flow hero-words">
        {children}
        <div className="cluster notice-actions">{actions}</div>
      </div>
      <div className={`hero-picture awaits-picture focus-${picture}`}>
        <Picture
          name={picture}
          alt=""
          sizes="(max-width: 1180px) min(200vw, 1320px), 100vw"
          className="cover"
        />
        {signs}
      </div>
      <Divider shape="hill" direction="floor" front="ink" back="jungle" />
    </section>
  );
}
