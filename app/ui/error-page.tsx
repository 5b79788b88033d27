import type { ReactNode } from 'react';
import { Picture, type PictureName } from '../art/picture.tsx';
import { Divider } from './divider.tsx';

interface ErrorPageProps {
  picture: PictureName;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Links in the picture, last in the tab order. */
  signs?: ReactNode;
}

export function ErrorPage({ picture, title, children, actions, signs }: ErrorPageProps) {
  return (
    <section className="hero error-page on-picture">
      <h1 className="content">{title}</h1>
      <div className="content flow hero-words">
        {children}
        <div className="cluster error-actions">{actions}</div>
      </div>
      <div className={`hero-picture focus-${picture}`}>
        <Picture
          name={picture}
          alt=""
          sizes="(max-aspect-ratio: 1/1) min(268vw + 83px, 1401px), max(100vw, 206vh)"
          className="cover"
        />
        <Divider shape="hill" direction="hang" front="ring-4" back="ring-5" />
        {signs}
      </div>
      <Divider shape="hill" direction="floor" front="ink" back="jungle" />
    </section>
  );
}
