import type { ReactNode } from 'react';
import {
  createPreload,
  getPhoneUrl,
  type HeadTag,
  isPicture,
  Picture,
  type PictureName,
} from '../art/picture.tsx';

export interface HeroPictures {
  wide: { name: PictureName; sizes: string };
  /** Shown in windows that are not wide. */
  portrait: { name: PictureName; sizes: string };
}

/** `sizes` of drawings of 2200 units: common windows show 1600 of them; phones in landscape show nearly all. */
export const wideHeroSizes = '(max-height: 480px) 115vw, 137vw';

/** Up to this width the picture is inlined in the HTML. */
const maxPhoneWidth = 480;

/** The same condition as in `hero.css`. */
const wideWindow = '(min-width: 540px) and (min-aspect-ratio: 1/1)';
const otherWindow = `not all and ${wideWindow}`;

export function getHeroFiles({ wide, portrait }: HeroPictures) {
  const preloads: HeadTag[] = [
    createPreload(
      portrait.name,
      portrait.sizes,
      `(min-width: ${maxPhoneWidth + 1}px) and (max-width: 539px), (min-width: 540px) and (max-aspect-ratio: 1/1)`,
    ),
    createPreload(wide.name, wide.sizes, wideWindow),
  ];
  return { preloads, phonePicture: getPhoneUrl(portrait.name) };
}

/** The photograph `hero-<page>-photo` in `app/art/sources`, if it exists, replaces the page's drawings. */
export function chooseHeroPictures(page: string, drawings: HeroPictures): HeroPictures {
  const name = `hero-${page}-photo`;
  if (!isPicture(name)) return drawings;
  return { wide: { name, sizes: '95vw' }, portrait: { name, sizes: '115vw' } };
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
  const { wide, portrait } = pictures;
  // The headline is beside a photograph, because its background there is unknown.
  const isPhotograph = wide.name === portrait.name;
  return (
    <header className={`hero on-picture ${isPhotograph ? 'hero-photo' : drawingClassName}`}>
      {/* Before the picture, whose inlined data would delay the text. */}
      <h1 className="content">{words.title}</h1>
      <div className="content flow hero-words">
        <p className="lead">{words.lead}</p>
        {children}
      </div>
      <div className={`hero-picture focus-${wide.name} portrait-${portrait.name}`}>
        <Picture
          name={wide.name}
          alt={words.alt}
          sizes={wide.sizes}
          portrait={{ ...portrait, media: otherWindow, inline: `(max-width: ${maxPhoneWidth}px)` }}
          className="cover"
          priority
        />
        {!isPhotograph && overlay}
      </div>
    </header>
  );
}
