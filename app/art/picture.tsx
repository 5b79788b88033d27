/** Runs in the build and in islands. */
import { createContext, use } from 'react';
import manifest from './manifest.json' with { type: 'json' };

/** A file in `app/art/sources`, without its extension. */
export type PictureName = keyof typeof manifest;

export const isPicture = (name: string): name is PictureName => Object.hasOwn(manifest, name);

interface PictureProps {
  name: PictureName;
  alt: string;
  sizes: string;
  className?: string;
  /** Another picture for screens that match `media`; inlined in the HTML for `inline`. */
  portrait?: { name: PictureName; media: string; sizes: string; inline?: string };
  priority?: boolean;
}

export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

export const InlinedPictureContext = createContext<string | undefined>(undefined);

export function Picture({ name, alt, sizes, className, portrait, priority = false }: PictureProps) {
  const { width, height } = manifest[name];
  const classes = [className, `focus-${name}`, portrait && `portrait-${portrait.name}`];
  return (
    <picture>
      {portrait?.inline && <Source {...portrait} media={portrait.inline} isInlined />}
      {portrait && <Source name={portrait.name} sizes={portrait.sizes} media={portrait.media} />}
      {portrait && <source srcSet={getFallbackUrl(portrait.name)} media={portrait.media} />}
      <Source name={name} sizes={sizes} />
      <img
        src={getFallbackUrl(name)}
        alt={alt}
        width={width}
        height={height}
        className={classes.filter(Boolean).join(' ')}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}

interface SourceProps {
  name: PictureName;
  sizes: string;
  media?: string;
  isInlined?: boolean;
}

function Source({ name, sizes, media, isInlined = false }: SourceProps) {
  const { width, height } = manifest[name];
  const dataUrl = use(InlinedPictureContext);
  return (
    <source
      data-inlined={isInlined ? name : undefined}
      type="image/avif"
      srcSet={(isInlined && dataUrl) || getSrcSet(name)}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  );
}

const getUrl = (name: PictureName, width: number | undefined) =>
  `/pictures/${name}-${width}.${manifest[name].hash}.avif`;

/** The file of a hero that phones show: the second of its widths. */
export const getPhoneUrl = (name: PictureName): string => getUrl(name, manifest[name].widths[1]);

const getSrcSet = (name: PictureName) =>
  manifest[name].widths.map(width => `${getUrl(name, width)} ${width}w`).join(', ');

/** For browsers without AVIF. */
const getFallbackUrl = (name: PictureName) => `/pictures/${name}.${manifest[name].hash}.webp`;

/** Preloads only AVIF files. */
export function createPreload(name: PictureName, sizes: string, media: string): HeadTag {
  return [
    'link',
    {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: getSrcSet(name),
      imagesizes: sizes,
      fetchpriority: 'high',
      media,
    },
  ];
}
