/** `npm run sheet`: draws every picture of the site on one contact sheet, `docs/pictures.jpg`, to check that their styles match. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Manifest, manifestFile, outputFolder } from './render.ts';

const cell = { width: 400, height: 320 };
const columns = 5;
const gap = 16;

const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
const tiles = await Promise.all(
  Object.entries(manifest).map(async ([name, { widths, hash }], index) => {
    const width = widths.find(candidate => candidate >= cell.width) ?? widths.at(-1);
    const image = sharp(`${outputFolder}/${name}-${width}.${hash}.webp`);
    const input = await image
      .resize({ ...cell, fit: 'contain', background: '#FFF8EA' })
      .png()
      .toBuffer();
    return {
      input,
      left: gap + (index % columns) * (cell.width + gap),
      top: gap + Math.floor(index / columns) * (cell.height + gap),
    };
  }),
);
const rows = Math.ceil(tiles.length / columns);
await sharp({
  create: {
    width: gap + columns * (cell.width + gap),
    height: gap + rows * (cell.height + gap),
    channels: 3,
    background: '#FFF8EA',
  },
})
  .composite(tiles)
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile('docs/pictures.jpg');
console.log(`docs/pictures.jpg: ${tiles.length} pictures`);
