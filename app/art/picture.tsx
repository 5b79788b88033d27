import { createContext, use } from 'react';
import type { HeadTag } from '../page-data.ts';
import manifest from './manifest.json' with { type: 'json' };

/** Name of a drawing in `app/art/sources`, without its ending. */
export type PictureName = keyof typeof manifest;

interface PictureProps {
  name: PictureName;
  /** What the picture says; empty where it only decorates. */
  alt: string;
  /** The `sizes` of the image: how wide the page shows it. */
  sizes: string;
  className?: string;
  /** Another crop for some screens. With `first`, a media query, it is inside the HTML of the page for these of them. */
  portrait?: { name: PictureName; media: string; sizes: string; first?: string };
  /** The screens that show it; on others the style hides it, and nothing is loaded. */
  media?: string;
  /** In the first view: loaded at once and before others. */
  priority?: boolean;
}

/** The picture that opens the page, as a `data:` URL, while the build renders a page. */
export const FirstPictureContext = createContext<string | undefined>(undefined);

/**
 * The picture that came inside this document. React leaves the attributes of what was prerendered alone; drawn anew, or come back to,
 * the picture is taken from here and not fetched.
 */
const inside =
  typeof document === 'undefined' ? null : document.querySelector<HTMLSourceElement>('source[data-first]');

/** A rendered drawing in the formats and widths there are. How it is cropped is a matter of style. */
export function Picture({ name, alt, sizes, className, portrait, media, priority = false }: PictureProps) {
  const { width, height, widths } = manifest[name];
  return (
    <picture>
      {portrait?.first && <Source {...portrait} format="avif" media={portrait.first} first={portrait.name} />}
      {portrait && <Sources name={portrait.name} sizes={portrait.sizes} media={portrait.media} />}
      <Sources name={name} sizes={sizes} media={media} />
      <img
        src={fileUrl(name, widths[1] ?? 0, 'webp')}
        alt={alt}
        width={width}
        height={height}
        className={className}
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
  media: string | undefined;
}

function Sources(props: SourceProps) {
  return (['avif', 'webp'] as const).map(format => <Source key={format} {...props} format={format} />);
}

function Source({
  name,
  sizes,
  media,
  format,
  first,
}: SourceProps & { format: 'avif' | 'webp'; first?: PictureName }) {
  const { width, height } = manifest[name];
  const prerendered = use(FirstPictureContext);
  const held = first && (inside?.dataset['first'] === first ? inside.srcset : prerendered);
  return (
    <source
      data-first={first}
      type={`image/${format}`}
      srcSet={held ?? srcSet(name, format)}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  );
}

/** The files of a picture with their widths. */
export function srcSet(name: PictureName, format: 'avif' | 'webp'): string {
  return manifest[name].widths.map(width => `${fileUrl(name, width, format)} ${width}w`).join(', ');
}

/** Address of a rendered file; `tools/art/render.ts` names them so. */
function fileUrl(name: PictureName, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${name}-${width}.${manifest[name].hash}.${format}`;
}

/** A link that fetches a picture before the browser has met it. Only AVIF: who lacks it finds WebP a moment later. */
export function preloadOf(name: PictureName, sizes: string, media: string): HeadTag {
  return [
    'link',
    {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: srcSet(name, 'avif'),
      imagesizes: sizes,
      fetchpriority: 'high',
      media,
    },
  ];
}
