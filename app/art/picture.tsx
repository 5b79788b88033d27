import type { LinkDescriptor } from 'react-router';
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
  /** Another crop for some screens. */
  portrait?: { name: PictureName; media: string; sizes: string };
  /** The screens that show it; on others the style hides it, and nothing is loaded. */
  media?: string;
  /** In the first view: loaded at once and before others. */
  priority?: boolean;
}

/** A rendered drawing in the formats and widths there are. How it is cropped is a matter of style. */
export function Picture({ name, alt, sizes, className, portrait, media, priority = false }: PictureProps) {
  const { width, height, widths } = manifest[name];
  return (
    <picture>
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

function Sources({ name, sizes, media }: { name: PictureName; sizes: string; media: string | undefined }) {
  const { width, height } = manifest[name];
  return (['avif', 'webp'] as const).map(format => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={srcSet(name, format)}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  ));
}

function srcSet(name: PictureName, format: 'avif' | 'webp'): string {
  return manifest[name].widths.map(width => `${fileUrl(name, width, format)} ${width}w`).join(', ');
}

/** Address of a rendered file; `tools/art/render.ts` names them so. */
function fileUrl(name: PictureName, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${name}-${width}.${manifest[name].hash}.${format}`;
}

/** A route's link that fetches its hero before the browser has met the image. Only AVIF: who lacks it finds WebP a moment later. */
export function preloadsOf(name: PictureName, sizes: string, media?: string): LinkDescriptor {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(name, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  } as LinkDescriptor;
}
