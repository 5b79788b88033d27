import type { ReactNode } from 'react';
import { Picture, type PictureName, preloadOf, srcSet } from '../art/picture.tsx';
import type { HeadTag } from '../page-data.ts';

export interface HeroDrawings {
  /** Layers on wide screens, from back to front; `hero-back` and so on are classes. */
  layers: { back: PictureName; middle?: PictureName; front?: PictureName };
  sizes: string;
  /** Shown instead on narrow screens, up to this width (as in the page's `hero.css`), unless they are phones in landscape. */
  portrait: { name: PictureName; sizes: string; upTo: number };
}

/** Up to this width the picture is inlined in the HTML. */
const phone = 480;

/** Phones in landscape show the layers (as in `hero.css`). */
const landscape = '(min-width: 540px) and (max-height: 480px)';
const notLandscape = ['(max-width: 539px)', '(min-height: 481px)'];

const both = (conditions: readonly string[], other: string) =>
  conditions.map(condition => `${condition} and ${other}`).join(', ');
const narrow = ({ portrait }: HeroDrawings) => both(notLandscape, `(max-width: ${portrait.upTo}px)`);
const wide = ({ portrait }: HeroDrawings) => `(min-width: ${portrait.upTo + 1}px), ${landscape}`;

/** For the build: preload links, and the picture that is inlined for phones. */
export function heroFiles(drawings: HeroDrawings) {
  const { layers, sizes, portrait } = drawings;
  const preloads: HeadTag[] = [
    preloadOf(
      portrait.name,
      portrait.sizes,
      both(notLandscape, `(min-width: ${phone + 1}px) and (max-width: ${portrait.upTo}px)`),
    ),
    ...Object.values(layers).map(layer => preloadOf(layer, sizes, wide(drawings))),
  ];
  return { preloads, first: { srcSet: srcSet(portrait.name, 'avif'), sizes: portrait.sizes } };
}

interface HeroProps {
  /** A class such as `hero-home`. */
  look: string;
  drawings: HeroDrawings;
  words: { title: string; lead: string; alt: string };
  children?: ReactNode;
}

/** The picture at the top of a page, with its headline. */
export function Hero({ look, drawings, words, children }: HeroProps) {
  const { back, ...over } = drawings.layers;
  const { sizes, portrait } = drawings;
  return (
    <header className={`hero ${look}`}>
      {/* Before the picture, whose inlined data would delay it. */}
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
            inline: `(max-width: ${phone}px)`,
          }}
          className="cover hero-back"
          priority
        />
        {/* Lazy, so that narrow screens do not load them. */}
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
