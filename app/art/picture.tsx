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
  const { width, height, widths } = manifest[name];
  const classes = [className, `focus-${name}`, portrait && `portrait-${portrait.name}`];
  return (
    <picture>
      {portrait?.inline && <Source {...portrait} format="avif" media={portrait.inline} isInlined />}
      {portrait && <Sources name={portrait.name} sizes={portrait.sizes} media={portrait.media} />}
      <Sources name={name} sizes={sizes} />
      <img
        src={getFileUrl(name, widths[1] ?? widths[0] ?? width, 'webp')}
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
}

function Sources(props: SourceProps) {
  return (['avif', 'webp'] as const).map(format => <Source key={format} {...props} format={format} />);
}

function Source({
  name,
  sizes,
  media,
  format,
  isInlined = false,
}: SourceProps & { format: 'avif' | 'webp'; isInlined?: boolean }) {
  const { width, height } = manifest[name];
  const dataUrl = use(InlinedPictureContext);
  return (
    <source
      data-inlined={isInlined ? name : undefined}
      type={`image/${format}`}
      srcSet={(isInlined && dataUrl) || getSrcSet(name, format)}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  );
}

export function getSrcSet(name: PictureName, format: 'avif' | 'webp'): string {
  return manifest[name].widths.map(width => `${getFileUrl(name, width, format)} ${width}w`).join(', ');
}

function getFileUrl(name: PictureName, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${name}-${width}.${manifest[name].hash}.${format}`;
}

/** Preloads only AVIF files. */
export function createPreload(name: PictureName, sizes: string, media: string): HeadTag {
  return [
    'link',
    {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: getSrcSet(name, 'avif'),
      imagesizes: sizes,
      fetchpriority: 'high',
      media,
    },
  ];
}
