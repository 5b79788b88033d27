/** `npm run art`: renders changed drawings and photographs. Uses resvg, because sharp's SVG renderer drops filtered layers. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { runAndReportSettingErrors, SettingError } from '../../server/site/settings.ts';
import { shortHash } from './hash.ts';
import { chooseQuality, createRenderings, qualities, type Rendering } from './pictures.ts';
import { renderSharePictures } from './share.ts';
import { renderIcons } from './site-icons.ts';

const settings = { avif: { effort: 5 }, webp: { quality: 70, effort: 5 }, qualities };

const sourcesFolder = 'app/art/sources';
export const outputFolder = 'public/pictures';
const manifestFile = 'app/art/manifest.json';

interface RenderedPicture {
  /** Size in the drawing's units. */
  width: number;
  height: number;
  /** A part of the file names. */
  hash: string;
  /** In pixels. */
  widths: readonly number[];
  /** The color shown until the picture has loaded; null if it is transparent. */
  color?: string | null;
}

export type Manifest = Record<string, RenderedPicture>;

/** Take precedence over drawings. */
const photographs = ['.jpg', '.jpeg', '.png'];

/** Without extensions. */
export async function listSources(): Promise<string[]> {
  const files = await readdir(sourcesFolder);
  return [...new Set(files.map(file => parse(file).name))].sort();
}

/** Drawings are stacked back to front. */
export type Source = { photograph: Buffer; file: string } | { drawings: readonly string[] };

/** Rejects if there is none. */
export async function readSource(name: string, { drawings = [name] }: Rendering): Promise<Source> {
  const photograph = photographs
    .map(ending => `${name}${ending}`)
    .find(file => existsSync(join(sourcesFolder, file)));
  if (photograph !== undefined)
    return { photograph: await readFile(join(sourcesFolder, photograph)), file: photograph };
  const missing = drawings.find(drawing => !existsSync(join(sourcesFolder, `${drawing}.svg`)));
  if (missing !== undefined)
    throw new SettingError(
      `There is no ${sourcesFolder}/${missing}.svg. Draw it, or remove "${name}" from tools/art/pictures.ts.`,
    );
  return {
    drawings: await Promise.all(
      drawings.map(drawing => readFile(join(sourcesFolder, `${drawing}.svg`), 'utf8')),
    ),
  };
}

export function createFingerprint(source: Source, rendering: Rendering): string {
  const options = JSON.stringify({ rendering, settings });
  return shortHash(
    'drawings' in source
      ? [...source.drawings, options].join('')
      : Buffer.concat([source.photograph, Buffer.from(options)]),
  );
}

async function render(name: string, source: Source, rendering: Rendering): Promise<RenderedPicture> {
  const { pixels, width, height } = await ('drawings' in source
    ? renderDrawings(source.drawings, rendering)
    : renderPhotograph(source, rendering));
  const picture: RenderedPicture = {
    width,
    height,
    hash: createFingerprint(source, rendering),
    widths: rendering.widths,
  };
  const { widths, quality } = rendering;
  for (const fileWidth of widths) {
    await sharp(pixels)
      .resize(fileWidth)
      .avif({ ...settings.avif, quality: quality ?? chooseQuality(fileWidth) })
      .toFile(`${outputFolder}/${name}-${fileWidth}.${picture.hash}.avif`);
  }
  await sharp(pixels)
    .resize(widths[Math.floor(widths.length / 2)])
    .webp(settings.webp)
    .toFile(`${outputFolder}/${nameFallback(name, picture)}`);
  console.log(`${name}: ${widths.length} widths of ${width}x${height}`);
  return picture;
}

/** A PNG of the largest width, with its size in drawing units. */
async function renderDrawings(drawings: readonly string[], { widths, crop }: Rendering) {
  const largest = Math.max(...widths);
  const drawingWidth = /viewBox="\S+ \S+ (\S+) \S+"/.exec(drawings[0] ?? '')?.[1];
  if (!drawingWidth) throw new Error('A drawing has no viewBox.');
  const scale = largest / (crop?.width ?? Number(drawingWidth));
  const [first, ...layers] = await Promise.all(
    drawings.map(svg => renderAsync(svg, { fitTo: { mode: 'zoom', value: scale } })),
  );
  if (!first) throw new Error('A picture has no drawing.');
  const { width, height } = first;
  const area = crop
    ? { left: Math.round(crop.left * scale), top: 0, width: largest, height }
    : { left: 0, top: 0, width, height };
  const stack = await sharp(first.asPng())
    .composite(layers.map(layer => ({ input: layer.asPng() })))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const pixels = await sharp(stack).extract(area).png({ compressionLevel: 1 }).toBuffer();
  return { pixels, width: Math.round(area.width / scale), height: Math.round(height / scale) };
}

/** Size in the units of its crop. */
const croppedWidth = 1600;

/** Throws if the photograph is too small. */
async function renderPhotograph(
  { photograph, file }: { photograph: Buffer; file: string },
  { widths, crop }: Rendering,
) {
  const largest = Math.max(...widths);
  const rotated = await sharp(photograph).autoOrient().toBuffer({ resolveWithObject: true });
  const scale = rotated.info.width / (crop?.of ?? croppedWidth);
  const left = Math.round((crop?.left ?? 0) * scale);
  const width = crop ? Math.round(crop.width * scale) : rotated.info.width;
  if (width < largest)
    throw new SettingError(
      `${file} shows ${width} pixels across, and the pages show up to ${largest}. Take a larger photograph.`,
    );
  const { height } = rotated.info;
  const pixels = await sharp(rotated.data)
    .extract({ left, top: 0, width, height })
    .resize(largest)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { pixels, width, height };
}

async function main() {
  await mkdir(outputFolder, { recursive: true });
  const previousManifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const existingFiles = new Set(await readdir(outputFolder));
  const manifest: Manifest = {};
  for (const [name, rendering] of Object.entries(createRenderings(await listSources()))) {
    const source = await readSource(name, rendering);
    const previous = previousManifest[name];
    const isCurrent =
      previous?.hash === createFingerprint(source, rendering) &&
      listFiles(name, previous).every(file => existingFiles.has(file));
    manifest[name] = isCurrent ? previous : await render(name, source, rendering);
  }
  for (const [name, picture] of Object.entries(manifest)) picture.color = await findMainColor(name, picture);
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  const currentFiles = new Set(
    Object.entries(manifest).flatMap(([name, picture]) => listFiles(name, picture)),
  );
  for (const file of await readdir(outputFolder)) {
    if (!currentFiles.has(file)) await rm(`${outputFolder}/${file}`);
  }
  await renderIcons();
  await renderSharePictures();
}

/** `#rrggbb` */
async function findMainColor(name: string, picture: RenderedPicture): Promise<string | null> {
  const { isOpaque, dominant } = await sharp(`${outputFolder}/${nameFallback(name, picture)}`).stats();
  const { r, g, b } = dominant;
  return isOpaque ? `#${[r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')}` : null;
}

/** One size for browsers without AVIF. */
const nameFallback = (name: string, { hash }: RenderedPicture) => `${name}.${hash}.webp`;

export function listFiles(name: string, picture: RenderedPicture): string[] {
  const { widths, hash } = picture;
  return [...widths.map(width => `${name}-${width}.${hash}.avif`), nameFallback(name, picture)];
}

if (import.meta.main) await runAndReportSettingErrors(main);
