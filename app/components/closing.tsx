import type { ReactNode } from 'react';
import { Arrow } from '../art/marks.tsx';
import { Picture } from '../art/picture.tsx';
import { usePageData } from '../page-data.ts';
import { Edge } from '../ui/edge.tsx';
import { PageLink } from '../ui/page-link.tsx';

interface ClosingProps {
  title: string;
  text: string;
  action: string;
  /** Colour of the section before, which hangs over the picture. */
  after: string;
  children?: ReactNode;
}

/** The end of a page: dusk over the sea and the call to action. */
export function Closing({ title, text, action, after, children }: ClosingProps) {
  const site = usePageData('site');
  return (
    <section className="closing" aria-labelledby="closing">
      <Edge shape="hill2" direction="hang" front={after} back="ring-1" />
      <Picture
        name="closing-dusk"
        alt=""
        sizes="(max-width: 760px) 190vw, 100vw"
        className="cover closing-picture"
      />
      <Edge shape="hill" direction="floor" front="ink" back="jungle" />
      <div className="closing-text">
        <div className={children ? 'closing-words landing' : 'closing-words'}>
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
