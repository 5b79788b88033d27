import { describe, expect, it } from 'vitest';
import { inlinedPicture } from './inlined-picture.ts';

const files = '/pictures/hero-home-portrait-480.a1.avif 480w, /pictures/hero-home-portrait-750.a1.avif 750w';
const bytes = Buffer.from([0, 1, 127, 128, 255]);
const pageWith = (srcSet: string) =>
  `<picture><source data-inlined="hero-home-portrait" type="image/avif" srcSet="${srcSet}" media="(max-width: 480px)"/><source type="image/avif" srcSet="${files}" sizes="100vw"/></picture>`;
const page = pageWith(`data:image/avif;base64,${bytes.toString('base64')}`);

describe('the inlined picture of a page', () => {
  it('replaces each of its files', () => {
    for (const width of [480, 750])
      expect(inlinedPicture(page, `/pictures/hero-home-portrait-${width}.a1.avif`)).toEqual(
        new Uint8Array(bytes),
      );
  });

  it('replaces no other picture, and no file of another build', () => {
    expect(inlinedPicture(page, '/pictures/hero-home-portrait-750.b2.avif')).toBeUndefined();
    expect(inlinedPicture(page, '/pictures/hero-home-back-750.a1.avif')).toBeUndefined();
    expect(inlinedPicture(pageWith(files), '/pictures/hero-home-portrait-750.a1.avif')).toBeUndefined();
  });
});
