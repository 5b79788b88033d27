import { readFile, writeFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

const background = '#F8C591';

export async function renderIcons(): Promise<void> {
  const mark = await readDrawing('logo');
  // Small icons have simplified drawings.
  await writeFile(
    'public/favicon.ico',
    createIco([await renderPng('mark-16', 16), await renderPng('mark-32', 32)]),
  );
  await writeFile('public/icon-192.png', await renderOnBackground(mark, 192, 0.92));
  await writeFile('public/icon-512.png', await renderOnBackground(mark, 512, 0.92));
  // Platforms may crop it to a circle of 80 %; Apple only rounds the corners.
  await writeFile('public/icon-maskable-512.png', await renderPng('mark-maskable', 512));
  await writeFile('public/apple-touch-icon.png', await renderPng('mark-maskable', 180));
}

async function renderOnBackground(svg: string, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const mark = await renderAsync(svg, { fitTo: { mode: 'width', value: inner } });
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark.asPng(), gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}

function readDrawing(name: string): Promise<string> {
  return readFile(`app/art/sources/${name}.svg`, 'utf8');
}

async function renderPng(drawing: string, size: number): Promise<Buffer> {
  const image = await renderAsync(await readDrawing(drawing), { fitTo: { mode: 'width', value: size } });
  return sharp(image.asPng()).png({ palette: true, effort: 10 }).toBuffer();
}

/** A header, entries of 16 bytes, and the PNGs. */
function createIco(images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    // Width and height of the PNG.
    header.writeUInt8(image.readUInt32BE(16), entry);
    header.writeUInt8(image.readUInt32BE(20), entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}
