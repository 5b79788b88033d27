import type { ReactNode } from 'react';
import { isPicture, Picture, type PictureName, preloadOf, srcSet } from '../art/picture.tsx';
import silhouettes from '../art/silhouettes.json' with { type: 'json' };
import type { HeadTag } from '../page-data.ts';

/** The pictures of a hero: drawings, or a photograph in every window. */
export interface HeroPictures {
  /** Layers in wide windows, from back to front; `hero-back` and so on are classes. */
  layers: { back: PictureName; middle?: PictureName; front?: PictureName };
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
export function heroFiles({ layers, sizes, portrait }: HeroPictures) {
  const preloads: HeadTag[] = [
    preloadOf(
      portrait.name,
      portrait.sizes,
      `(min-width: ${phone + 1}px) and (max-width: 539px), (min-width: 540px) and (max-aspect-ratio: 1/1)`,
    ),
    ...Object.values(layers).map(layer => preloadOf(layer, sizes, wide)),
  ];
  return { preloads, first: { srcSet: srcSet(portrait.name, 'avif'), sizes: portrait.sizes } };
}

/** The photograph `hero-<page>-photo` in `app/art/sources` replaces a page's drawings; its focal area decides every crop. */
export function heroPictures(page: string, drawings: HeroPictures): HeroPictures {
  const name = `hero-${page}-photo`;
  if (!isPicture(name)) return drawings;
  return { layers: { back: name }, sizes: '95vw', portrait: { name, sizes: '115vw' } };
}

interface HeroProps {
  /** A class such as `hero-home`. */
  look: string;
  pictures: HeroPictures;
  words: { title: string; lead: string; alt: string };
  /** Below the lead. */
  children?: ReactNode;
  /** In front of the picture. */
  over?: ReactNode;
}

/** The picture at the top of a page, with its headline. */
export function Hero({ look, pictures, words, children, over }: HeroProps) {
  const { back, ...others } = pictures.layers;
  const { sizes, portrait } = pictures;
  const silhouette = silhouettes[back as keyof typeof silhouettes];
  // Words are beside a photograph and not on it: what is behind them is unknown.
  const isPhotograph = back === portrait.name;
  return (
    <header className={`hero on-picture ${isPhotograph ? 'hero-photo' : look}`}>
      {/* Before the picture, whose inlined data would delay it. */}
      <h1 className="content">{words.title}</h1>
      <div className="content flow hero-words">
        <p className="lead">{words.lead}</p>
        {children}
      </div>
      <div className="hero-picture awaits-picture">
        {silhouette && <Silhouette {...silhouette} />}
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
        {!isPhotograph && over}
      </div>
    </header>
  );
}

/** The drawing's largest shapes, until the picture has come. */
function Silhouette({ viewBox, ground, shapes }: (typeof silhouettes)[keyof typeof silhouettes]) {
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
