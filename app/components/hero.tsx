import type { ReactNode } from 'react';
import { createPreload, Picture, type PictureName, srcSet } from '../art/picture.tsx';
import silhouettes from '../art/silhouettes.json' with { type: 'json' };
import type { HeadTag } from '../page-data.ts';

export interface HeroDrawings {
  /** Layers in wide windows, from back to front; `hero-back` and so on are classes. */
  layers: { back: keyof typeof silhouettes; middle?: PictureName; front?: PictureName };
  sizes: string;
  /** Shown instead in all other windows. */
  portrait: { name: PictureName; sizes: string };
}

/** Up to this width the picture is inlined in the HTML. */
const phone = 480;

/** As in `hero.css`. */
const wide = '(min-width: 540px) and (min-aspect-ratio: 1/1)';
const notWide = `not all and ${wide}`;

/** For the build: preload links, and the picture that is inlined for phones. */
export function heroFiles(drawings: HeroDrawings) {
  const { layers, sizes, portrait } = drawings;
  const preloads: HeadTag[] = [
    createPreload(
      portrait.name,
      portrait.sizes,
      `(min-width: ${phone + 1}px) and (max-width: 539px), (min-width: 540px) and (max-aspect-ratio: 1/1)`,
    ),
    ...Object.values(layers).map(layer => createPreload(layer, sizes, wide)),
  ];
  return { preloads, first: { srcSet: srcSet(portrait.name, 'avif'), sizes: portrait.sizes } };
}

interface HeroProps {
  /** A class such as `hero-home`. */
  look: string;
  drawings: HeroDrawings;
  words: { title: string; lead: string; alt: string };
  /** Below the lead. */
  children?: ReactNode;
  /** In front of the picture. */
  over?: ReactNode;
}

/** The picture at the top of a page, with its headline. */
export function Hero({ look, drawings, words, children, over }: HeroProps) {
  const { back, ...others } = drawings.layers;
  const { sizes, portrait } = drawings;
  return (
    <header className={`hero ${look}`}>
      {/* Before the picture, whose inlined data would delay it. */}
      <h1 className="content">{words.title}</h1>
      <div className="content flow hero-words">
        <p className="lead">{words.lead}</p>
        {children}
      </div>
      <div className="hero-picture awaits-picture">
        <Silhouette of={back} />
        <Picture
          name={back}
          alt={words.alt}
          sizes={sizes}
          portrait={{ ...portrait, media: notWide, inline: `(max-width: ${phone}px)` }}
          className="cover hero-back"
          priority
        />
        {/* Lazy, so that other windows do not load them. */}
        {Object.entries(others).map(([layer, name]) => (
          <Picture
            key={layer}
            name={name}
            focus={back}
            alt=""
            sizes={sizes}
            media={wide}
            className={`cover hero-${layer}`}
          />
        ))}
        {over}
      </div>
    </header>
  );
}

/** The drawing's largest shapes, until the picture has come. */
function Silhouette({ of }: { of: keyof typeof silhouettes }) {
  const { viewBox, ground, shapes } = silhouettes[of];
  return (
    <svg
      className="cover silhouette"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={ground} d="M-999-999h9999v9999h-9999z" />
      {shapes.map(({ color, path }) => (
        <path key={path} fill={color} d={path} />
      ))}
    </svg>
  );
}
