import type { ReactNode } from 'react';
import { Picture, type PictureName, preloadOf, srcSet } from '../art/picture.tsx';
import type { HeadTag } from '../page-data.ts';

/** The drawings of a hero, each with the `sizes` of its image. */
export interface HeroDrawings {
  /** What lies on each other on wide screens, from the back to the front, by name: `hero-back` is a class. */
  layers: { back: PictureName; middle?: PictureName; front?: PictureName };
  sizes: string;
  /** What narrow screens show instead, and the widest of them in CSS pixels: `hero.css` of the page has the same figure. */
  portrait: { name: PictureName; sizes: string; upTo: number };
}

/** The widest upright phone, in CSS pixels: up to it the picture is inside the HTML, and nothing is fetched. */
const phone = 480;

const narrow = ({ portrait }: HeroDrawings) => `(max-width: ${portrait.upTo}px)`;
const wide = ({ portrait }: HeroDrawings) => `(min-width: ${portrait.upTo + 1}px)`;

/** For the build: links that fetch a hero before the browser has met the images, and the picture that comes inside the page on phones. */
export function heroFiles(drawings: HeroDrawings) {
  const { layers, sizes, portrait } = drawings;
  const preloads: HeadTag[] = [
    preloadOf(portrait.name, portrait.sizes, `(min-width: ${phone + 1}px) and ${narrow(drawings)}`),
    ...Object.values(layers).map(layer => preloadOf(layer, sizes, wide(drawings))),
  ];
  return { preloads, first: { srcSet: srcSet(portrait.name, 'avif'), sizes: portrait.sizes } };
}

interface HeroProps {
  /** Class of the page's own style: `hero-home`. */
  look: string;
  drawings: HeroDrawings;
  words: { title: string; lead: string; alt: string };
  children?: ReactNode;
}

/** The picture that opens a page, with its headline in the sky. */
export function Hero({ look, drawings, words, children }: HeroProps) {
  const { back, ...over } = drawings.layers;
  const { sizes, portrait } = drawings;
  return (
    <header className={`hero ${look}`}>
      {/* First, so that it does not wait for the picture, which is inside the page on phones. */}
      <div className="content hero-text">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {children}
      </div>
      <div className="hero-picture">
        <Picture
          name={back}
          alt={words.alt}
          sizes={sizes}
          portrait={{
            name: portrait.name,
            sizes: portrait.sizes,
            media: narrow(drawings),
            first: `(max-width: ${phone}px)`,
          }}
          className="cover hero-back"
          priority
        />
        {/* Not shown where the picture is one; lazy, so that they are not loaded there either. */}
        {Object.entries(over).map(([layer, name]) => (
          <Picture
            key={layer}
            name={name}
            alt=""
            sizes={sizes}
            media={wide(drawings)}
            className={`cover hero-${layer}`}
          />
        ))}
      </div>
    </header>
  );
}
