import type { ReactNode } from 'react';
import { site } from '#words/site.ts';
import { Arrow } from '../art/marks.tsx';
import { Picture } from '../art/picture.tsx';
import { Edge } from './edge.tsx';
import { PageLink } from './page-link.tsx';

interface ClosingProps {
  title: string;
  text: string;
  action: string;
  /** Ground of the section before, which hangs over the picture. */
  after: string;
  /** What lands on the call. */
  children?: ReactNode;
}

/** The end of a page: dusk over the sea and the one call to action. The night of the footer comes up over its foot. */
export function Closing({ title, text, action, after, children }: ClosingProps) {
  return (
    <section className="closing" data-later aria-labelledby="closing">
      <Edge shape="hill2" direction="hang" front={after} back="ring-1" />
      <Picture
        name="closing-dusk"
        alt=""
        sizes="(max-width: 760px) 190vw, 100vw"
        className="cover closing-picture"
      />
      <Edge shape="hill" direction="floor" front="ink" back="jungle" />
      <div className={children ? 'closing-text closing-landing' : 'closing-text'}>
        <div className="closing-words">
          <h2 id="closing">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="closing-call">
          {children}
          <PageLink to="contact" className="button button-tickets">
            {action} <Arrow />
          </PageLink>
        </div>
        <PageLink to="plan" className="button">
          {site.pages.plan}
        </PageLink>
      </div>
    </section>
  );
}
