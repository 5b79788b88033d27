import { describe, expect, it } from 'vitest';
import { pictureInside } from './inside.ts';

const files = '/pictures/hero-home-portrait-480.a1.avif 480w, /pictures/hero-home-portrait-750.a1.avif 750w';
const bytes = Buffer.from([0, 1, 127, 128, 255]);
const pageWith = (srcSet: string) =>
  `<picture><source data-first="hero-home-portrait" type="image/avif" srcSet="${srcSet}" media="(max-width: 480px)"/><source type="image/avif" srcSet="${files}" sizes="100vw"/></picture>`;
const page = pageWith(`data:image/avif;base64,${bytes.toString('base64')}`);

describe('a picture inside a kept page', () => {
  it('answers for each of its files', () => {
    for (const width of [480, 750])
      expect(pictureInside(page, `/pictures/hero-home-portrait-${width}.a1.avif`)).toEqual(
        new Uint8Array(bytes),
      );
  });

  it('answers for no other picture, and for none of another build', () => {
    expect(pictureInside(page, '/pictures/hero-home-portrait-750.b2.avif')).toBeUndefined();
    expect(pictureInside(page, '/pictures/hero-home-back-750.a1.avif')).toBeUndefined();
    expect(pictureInside(pageWith(files), '/pictures/hero-home-portrait-750.a1.avif')).toBeUndefined();
  });
});
