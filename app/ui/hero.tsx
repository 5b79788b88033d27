import type { ReactNode } from 'react';

interface HeroProps {
  /** Name of the page's own style: `hero-home`. */
  look: string;
  title: string;
  lead: string;
  picture: ReactNode;
  children?: ReactNode;
}

/** The picture that opens a page, with its headline in the sky. */
export function Hero({ look, title, lead, picture, children }: HeroProps) {
  return (
    <header className={`hero ${look}`}>
      <div className="hero-picture">{picture}</div>
      <div className="content hero-text">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </header>
  );
}
