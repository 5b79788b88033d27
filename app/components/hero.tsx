import type { ReactNode } from 'react';
import {
  createPreload,
  getSrcSet,
  type HeadTag,
  isPicture,
  Picture,
  type PictureName,
} from '../art/picture.tsx';
import silhouettes from '../art/silhouettes.json' with { type: 'json' };

export interface HeroPictures {
  /** Layers in wide windows, from back to front. */
  layers: { back: PictureName; middle?: PictureName; front?: PictureName };
  sizes: string;
  /** Shown in windows that are not wide. */
  portrait: { name: PictureName; sizes: string };
}

/** `sizes` of drawings of 2200 units: common windows show 1600 of them; phones in landscape show all, at 2x. */
export const wideHeroSizes = '(max-height: 480px) 75vw, 138vw';

/** Up to this width the picture is inlined in the HTML. */
const maxPhoneWidth = 480;

/** The same condition as in `hero.css`. */
const wideWindow = '(min-width: 540px) and (min-aspect-ratio: 1/1)';
const otherWindow = `not all and ${wideWindow}`;

export function getHeroFiles({ layers, sizes, portrait }: HeroPictures) {
  const preloads: HeadTag[] = [
    createPreload(
      portrait.name,
      portrait.sizes,
      `(min-width: ${maxPhoneWidth + 1}px) and (max-width: 539px), (min-width: 540px) and (max-aspect-ratio: 1/1)`,
    ),
    ...Object.values(layers).map(layer => createPreload(layer, sizes, wideWindow)),
  ];
  return { preloads, phonePicture: { srcSet: getSrcSet(portrait.name, 'avif'), sizes: portrait.sizes } };
}

/** The photograph `hero-<page>-photo` in `app/art/sources`, if it exists, replaces the page's drawings. */
export function chooseHeroPictures(page: string, drawings: HeroPictures): HeroPictures {
  const name = `hero-${page}-photo`;
  if (!isPicture(name)) return drawings;
  return { layers: { back: name }, sizes: '95vw', portrait: { name, sizes: '115vw' } };
}

interface HeroProps {
  /** Not used with a photograph. */
  drawingClassName: string;
  pictures: HeroPictures;
  words: { title: string; lead: string; alt: string };
  children?: ReactNode;
  /** Content in front of the picture. */
  overlay?: ReactNode;
}

export function Hero({ drawingClassName, pictures, words, children, overlay }: HeroProps) {
  const { back, ...foreground } = pictures.layers;
  const { sizes, portrait } = pictures;
  const silhouette = silhouettes[back as keyof typeof silhouettes];
  // The headline is beside a photograph, because its background there is unknown.
  const isPhotograph = back === portrait.name;
  return (
    <header className={`hero on-picture ${isPhotograph ? 'hero-photo' : drawingClassName}`}>
      {/* Before the picture, whose inlined data would delay the text. */}
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
          portrait={{ ...portrait, media: otherWindow, inline: `(max-width: ${maxPhoneWidth}px)` }}
          className="cover hero-back"
          priority
        />
        {/* Lazy, so that other windows do not load them. */}
        {Object.entries(foreground).map(([layer, name]) => (
          <Picture
            key={layer}
            name={name}
            focus={back}
            alt=""
            sizes={sizes}
            media={wideWindow}
            className={`cover hero-${layer}`}
          />
        ))}
        {!isPhotograph && overlay}
      </div>
    </header>
  );
}

/** Visible until the picture has loaded. */
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
