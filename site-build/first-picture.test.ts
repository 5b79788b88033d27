import { describe, expect, it } from 'vitest';
import { withFirstPicture } from './first-picture.ts';
import { phonePictures } from './phone-pictures.ts';

const files = '/p/hero-480.avif 480w, /p/hero-750.avif 750w, /p/hero-960.avif 960w';
const first = `<source data-first="hero" type="image/avif" srcSet="${files}" sizes="100vw" media="(max-width: 480px)" width="7" height="9"/>`;
const others = `<source type="image/avif" srcSet="${files}" sizes="100vw" media="(max-width: 960px)"/>`;
const later = '<picture><source type="image/avif" srcSet="/p/later.avif 480w" sizes="50vw"/></picture>';
const page = `<picture>${first}${others}</picture>${later}`;

/** Gives as a file's bytes its own path. */
const read = async (path: string) => Buffer.from(path);
const data = (path: string) => `data:image/avif;base64,${Buffer.from(path).toString('base64')}`;

describe('the first picture of a page', () => {
  it('is inside as a phone wants it, in place of all files, and for no other screen', async () => {
    const inside = `<source data-first="hero" type="image/avif" srcSet="${data('/p/hero-750.avif')}" media="(max-width: 480px)" width="7" height="9"/>`;
    expect(await withFirstPicture(page, read)).toBe(page.replace(first, inside));
  });

  it('is as wide as the page shows it', async () => {
    const wide = page.replace('sizes="100vw"', 'sizes="(max-width: 633px) 500px, 100vw"');
    expect(await withFirstPicture(wide, read)).toContain(`"${data('/p/hero-960.avif')}"`);
  });

  it('is fetched no more: only the later ones are', async () => {
    expect(phonePictures(await withFirstPicture(page, read))).toEqual(['/p/later.avif']);
  });

  it('leaves a page that has none as it is', async () => {
    const plain = `<picture>${others}</picture>${later}`;
    expect(await withFirstPicture(plain, () => Promise.reject(new Error('no file is read')))).toBe(plain);
  });

  it('stops the build where React writes it in another way', async () => {
    const changed = page.replace('srcSet', 'srcset');
    await expect(withFirstPicture(changed, read)).rejects.toThrow('has changed its shape');
  });

  it('stops the build where the file is not there', async () => {
    const missing = () => Promise.reject(new Error('ENOENT'));
    await expect(withFirstPicture(page, missing)).rejects.toThrow('ENOENT');
  });
});
