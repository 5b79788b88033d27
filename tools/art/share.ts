/**
 * The pictures that messengers and social networks show for a page (Open Graph, 1200x630): a drawing with the page's
 * title and the park's name. Their addresses change with their content, because those services keep what they have seen.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { type PageId, pageIds } from '../../i18n/paths.ts';
import { cuts, displayFace, sourceOf } from './fonts.ts';
import { shortHash } from './hash.ts';

/** Where a language keeps the addresses of its sharing pictures: beside the words that are drawn into them. */
export const shareFile = (locale: Locale) => `content/${locale}/share.json`;

const drawingOf = (page: PageId) => `app/art/sources/share-${page}.svg`;

/** The pages that have a drawing to be shared with. The others share the home page's. */
const sharedPages = pageIds.filter(page => existsSync(drawingOf(page)));

/** Addresses of the sharing pictures of a language. */
export type SharePictures = Partial<Record<PageId, string>>;

/** Longest line of a title in characters: what fits left of the drawing's subject. */
const lineLength = 12;
const lineHeight = 86;

/** Draws all sharing pictures anew. */
export async function renderSharePictures(siteLocales: readonly Locale[]): Promise<void> {
  await rm('public/share', { recursive: true, force: true });
  const temporary = await mkdtemp(join(tmpdir(), 'share-'));
  const fontFiles = await Promise.all(
    Object.entries(cuts).map(async ([cut, kept]) => {
      const font = await subsetFont(await readFile(sourceOf(displayFace.source, cut)), kept, {
        targetFormat: 'truetype',
        variationAxes: { wght: displayFace.axis },
      });
      const file = join(temporary, `${cut}.ttf`);
      await writeFile(file, font);
      return file;
    }),
  );
  for (const locale of siteLocales) {
    await mkdir(`public/share${locales[locale].pathPrefix}`, { recursive: true });
    for (const page of sharedPages) {
      const { svg, address } = await sharePicture(page, locale);
      const picture = await renderAsync(svg, {
        fitTo: { mode: 'width', value: 1200 },
        font: { fontFiles, loadSystemFonts: false },
      });
      const jpeg = sharp(picture.asPng()).jpeg({ quality: 80, mozjpeg: true });
      await writeFile(`public${address}`, await jpeg.toBuffer());
    }
    await writeFile(shareFile(locale), `${JSON.stringify(await sharePictures(locale), null, 2)}\n`);
  }
  await rm(temporary, { recursive: true });
}

/** The addresses that the pictures of a language have with the drawings and words as they are now. */
export async function sharePictures(locale: Locale): Promise<SharePictures> {
  const entries = sharedPages.map(async page => [page, (await sharePicture(page, locale)).address]);
  return Object.fromEntries(await Promise.all(entries));
}

async function sharePicture(page: PageId, locale: Locale) {
  const drawing = await readFile(drawingOf(page), 'utf8');
  const mark = await readFile('app/art/sources/logo.svg', 'utf8');
  const lines = wrap(titleOf(words[locale][page]));
  const top = 300 - (lines.length * lineHeight) / 2;
  const title = lines.map((line, index) => `<tspan x="64" y="${top + index * lineHeight}">${line}</tspan>`);
  const overlay = `
    <g font-family="League Spartan" font-weight="700" fill="#0E2430">
      <text font-size="88" letter-spacing="-3">${title.join('')}</text>
      <text font-size="30" letter-spacing="-.5" x="128" y="${top + lines.length * lineHeight + 22}">${park.name}</text>
    </g>
    <svg x="62" y="${top + lines.length * lineHeight - 16}" width="52" height="52" viewBox="0 0 512 512">${mark}</svg>`;
  const svg = drawing.replace('</svg>', `${overlay}</svg>`);
  return { svg, address: `/share${locales[locale].pathPrefix}/${page}.${shortHash(svg)}.jpg` };
}

/** What stands large on a page. */
const titleOf = (copy: { title: string; hero?: { title: string } }) => copy.hero?.title ?? copy.title;

/** Breaks a title into lines that are short enough. */
function wrap(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
