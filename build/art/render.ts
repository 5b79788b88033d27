/**
 * `npm run art`: renders the drawings into `public/pictures` and writes `app/art/manifest.json`, which the pages and
 * the tests read. Only what has changed is rendered again: a drawing takes seconds.
 *
 * resvg draws these files as browsers do, filters included; sharp's own SVG reader drops the filtered layers.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { renderIcons } from './icons.ts';
import { pictures, type Rendering } from './pictures.ts';

const settings = { avif: { quality: 45, effort: 5 }, webp: { quality: 70, effort: 5 } };

const sourcesFolder = 'app/art/sources';
export const outputFolder = 'public/pictures';
export const manifestFile = 'app/art/manifest.json';

export interface RenderedPicture {
  /** Size of the drawing in its own units: the aspect ratio of every file. */
  width: number;
  height: number;
  /** Fingerprint of the drawing and of how it is rendered; part of the files' names. */
  hash: string;
  /** Widths of the files in pixels. */
  widths: readonly number[];
}

export type Manifest = Record<string, RenderedPicture>;

/** The drawing that a picture is rendered from. */
export function drawingFile(name: string, { drawing = name }: Rendering): string {
  return `${sourcesFolder}/${drawing}.svg`;
}

/** Fingerprint that changes with the drawing, the widths, the crop or the quality. */
export function fingerprint(svg: Buffer, rendering: Rendering): string {
  return shortHash(Buffer.concat([svg, Buffer.from(JSON.stringify({ rendering, settings }))]));
}

function shortHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

async function render(name: string, svg: Buffer, rendering: Rendering): Promise<RenderedPicture> {
  const { pixels, width, height } = await draw(svg.toString(), rendering);
  const picture: RenderedPicture = {
    width,
    height,
    hash: fingerprint(svg, rendering),
    widths: rendering.widths,
  };
  for (const fileWidth of rendering.widths) {
    const resized = await sharp(pixels).resize(fileWidth).png({ compressionLevel: 1 }).toBuffer();
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await sharp(resized)[format](settings[format]).toBuffer();
      await writeFile(`${outputFolder}/${name}-${fileWidth}.${picture.hash}.${format}`, bytes);
    }
  }
  console.log(`${name}: ${rendering.widths.length} widths of ${width}x${height}`);
  return picture;
}

/** The drawing as a PNG of the largest width that is wanted, with the size of what is shown in the drawing's units. */
async function draw(svg: string, { widths, crop }: Rendering) {
  const largest = Math.max(...widths);
  const whole = /viewBox="\S+ \S+ (\S+) \S+"/.exec(svg)?.[1];
  if (!whole) throw new Error('A drawing has no viewBox.');
  const scale = largest / (crop?.width ?? Number(whole));
  const image = await renderAsync(svg, { fitTo: { mode: 'zoom', value: scale } });
  const shown = crop
    ? { left: Math.round(crop.left * scale), top: 0, width: largest, height: image.height }
    : { left: 0, top: 0, width: image.width, height: image.height };
  const pixels = await sharp(image.asPng()).extract(shown).png({ compressionLevel: 1 }).toBuffer();
  return { pixels, width: Math.round(shown.width / scale), height: Math.round(shown.height / scale) };
}

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

async function main() {
  await mkdir(outputFolder, { recursive: true });
  const before = await readManifest();
  const present = new Set(await readdir(outputFolder));
  const manifest: Manifest = {};
  for (const [name, rendering] of Object.entries(pictures)) {
    const svg = await readFile(drawingFile(name, rendering));
    const known = before[name];
    const fresh =
      known?.hash === fingerprint(svg, rendering) && filesOf(name, known).every(file => present.has(file));
    manifest[name] = fresh ? known : await render(name, svg, rendering);
    await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  }
  const wanted = new Set(Object.entries(manifest).flatMap(([name, picture]) => filesOf(name, picture)));
  for (const file of await readdir(outputFolder)) {
    if (!wanted.has(file)) await rm(`${outputFolder}/${file}`);
  }
  await renderIcons();
}

/** Names of a picture's files in the output folder. */
export function filesOf(name: string, { widths, hash }: RenderedPicture): string[] {
  return widths.flatMap(width => [`${name}-${width}.${hash}.avif`, `${name}-${width}.${hash}.webp`]);
}

if (import.meta.main) await main();
