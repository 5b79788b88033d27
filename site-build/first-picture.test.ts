import { expect, it } from 'vitest';
import { withFirstPicture } from './first-picture.ts';
import { phonePictures } from './phone-pictures.ts';

const files = '/p/hero-480.avif 480w, /p/hero-750.avif 750w, /p/hero-960.avif 960w';
const sourceOf = (srcSet: string, sizes = '') =>
  `<source data-first="hero" type="image/avif" srcSet="${srcSet}"${sizes} media="(max-width: 480px)" width="7"/>`;
const first = sourceOf(files, ' sizes="100vw"');
const others = `<source type="image/avif" srcSet="${files}" sizes="100vw" media="(max-width: 960px)"/>`;
const later = '<picture><source type="image/avif" srcSet="/p/later.avif 480w" sizes="50vw"/></picture>';
const page = `<picture>${first}${others}</picture>${later}`;

/** Gives as a file's bytes its own path. */
const read = async (path: string) => Buffer.from(path);
const data = (path: string) => `data:image/avif;base64,${Buffer.from(path).toString('base64')}`;

it('the first picture is inside the page as a phone wants it, and is not fetched again', async () => {
  const made = await withFirstPicture(page, read);
  expect(made).toBe(page.replace(first, sourceOf(data('/p/hero-750.avif'))));
  expect(phonePictures(made)).toEqual(['/p/later.avif']);
});

it('it is as wide as the page shows it', async () => {
  const wide = page.replace('sizes="100vw"', 'sizes="(max-width: 633px) 500px, 100vw"');
  expect(await withFirstPicture(wide, read)).toContain(`"${data('/p/hero-960.avif')}"`);
});

it('a page without one stays as it is', async () => {
  const plain = `<picture>${others}</picture>${later}`;
  expect(await withFirstPicture(plain, () => Promise.reject(new Error('no file is read')))).toBe(plain);
});

it('the build stops where React writes it in another way, or the file is missing', async () => {
  const changed = page.replace('srcSet', 'srcset');
  await expect(withFirstPicture(changed, read)).rejects.toThrow('has changed its shape');
  const missing = () => Promise.reject(new Error('ENOENT'));
  await expect(withFirstPicture(page, missing)).rejects.toThrow('ENOENT');
});
