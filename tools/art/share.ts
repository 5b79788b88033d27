/** Open Graph pictures (1200x630). Their URLs change with their content, because messengers and social networks cache them. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { park } from '../../domain/park.ts';
import { allLocales, type Locale, locales } from '../../i18n/locales.ts';
import { type PageId, pageIds } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { shortHash } from './hash.ts';
import { displayFace, sourceOf, subsets } from './subset-fonts.ts';

/** URLs by language. */
export const shareFile = 'site-build/share-pictures.json';

const sources = 'app/art/sources';
const drawingOf = (page: PageId) => `${sources}/share-${page}.svg`;

/** Other pages use the home page's picture. */
const sharedPages = pageIds.filter(page => existsSync(drawingOf(page)));

type SharePictures = Partial<Record<PageId, string>>;

/** Titles must fit left of the drawing's subject. */
const lineLength = 12;
const lineHeight = 86;

export async function renderSharePictures(): Promise<void> {
  await rm('public/share', { recursive: true, force: true });
  const temporary = await mkdtemp(join(tmpdir(), 'share-'));
  const fontFiles = await Promise.all(
    Object.entries(subsets).map(async ([subset, characters]) => {
      const font = await subsetFont(await readFile(sourceOf(displayFace.source, subset)), characters, {
        targetFormat: 'truetype',
        variationAxes: { wght: displayFace.axis },
      });
      const file = join(temporary, `${subset}.ttf`);
      await writeFile(file, font);
      return file;
    }),
  );
  const pictures: Partial<Record<Locale, SharePictures>> = {};
  for (const locale of allLocales) {
    await mkdir(`public/share${locales[locale].pathPrefix}`, { recursive: true });
    for (const page of sharedPages) {
      const { svg, address } = await createSharePicture(page, locale);
      const picture = await renderAsync(svg, {
        fitTo: { mode: 'width', value: 1200 },
        font: { fontFiles, loadSystemFonts: false },
      });
      const jpeg = sharp(picture.asPng()).jpeg({ quality: 80, mozjpeg: true });
      await writeFile(`public${address}`, await jpeg.toBuffer());
    }
    pictures[locale] = await listSharePictures(locale);
  }
  await writeFile(shareFile, `${JSON.stringify(pictures, null, 2)}\n`);
  await rm(temporary, { recursive: true });
}

export async function listSharePictures(locale: Locale): Promise<SharePictures> {
  const entries = sharedPages.map(async page => [page, (await createSharePicture(page, locale)).address]);
  return Object.fromEntries(await Promise.all(entries));
}

async function createSharePicture(page: PageId, locale: Locale) {
  const drawing = embedDrawings(await readFile(drawingOf(page), 'utf8'));
  const mark = await readFile(`${sources}/logo.svg`, 'utf8');
  const lines = wrapTitle(titleOf(words[locale][page]));
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

/** resvg loads no files. */
const embedDrawings = (drawing: string) =>
  drawing.replace(
    /(?<=href=")[\w-]+\.svg/g,
    file => `data:image/svg+xml;base64,${readFileSync(`${sources}/${file}`, 'base64')}`,
  );

const titleOf = (pageWords: { title: string; hero?: { title: string } }) =>
  pageWords.hero?.title ?? pageWords.title;

function wrapTitle(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longerLine = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longerLine.length <= lineLength) lines[lines.length - 1] = longerLine;
    else lines.push(word);
  }
  return lines;
}
