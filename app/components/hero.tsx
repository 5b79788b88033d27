import type { ReactNode } from 'react';
import { createPreload, getSrcSet, Picture, type PictureName } from '../art/picture.tsx';
import silhouettes from '../art/silhouettes.json' with { type: 'json' };
import type { HeadTag } from '../page-data.ts';

export interface HeroDrawings {
  /** Layers in wide windows, from back to front. */
  layers: { back: keyof typeof silhouettes; middle?: PictureName; front?: PictureName };
  sizes: string;
  /** In other windows. */
  portrait: { name: PictureName; sizes: string };
}

/** Up to this width the picture is inlined in the HTML. */
const maxPhoneWidth = 480;

/** As in `hero.css`. */
const wideWindow = '(min-width: 540px) and (min-aspect-ratio: 1/1)';
const otherWindow = `not all and ${wideWindow}`;

export function getHeroFiles(drawings: HeroDrawings) {
  const { layers, sizes, portrait } = drawings;
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

interface HeroProps {
  className: string;
  drawings: HeroDrawings;
  words: { title: string; lead: string; alt: string };
  children?: ReactNode;
  /** In front of the picture. */
  overlay?: ReactNode;
}

export function Hero({ className, drawings, words, children, overlay }: HeroProps) {
  const { back, ...foreground } = drawings.layers;
  const { sizes, portrait } = drawings;
  return (
    <header className={`hero ${className}`}>
      {/* Before the picture, whose inlined data would delay the text. */}
      <h1 className="content">{words.title}</h1>
      <div className="content flow hero-words">
        <p className="lead">{words.lead}</p>
        {children}
      </div>
      <div className="hero-picture awaits-picture">
        <Silhouette name={back} />
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
        {overlay}
      </div>
    </header>
  );
}

/** Visible until the picture has loaded. */
function Silhouette({ name }: { name: keyof typeof silhouettes }) {
  const { viewBox, ground, shapes } = silhouettes[name];
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
