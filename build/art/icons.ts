import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { park } from '../../app/content/park.ts';

const ground = '#F8C591';

/** Icons of the browser and the home screen, the web manifest and the sharing picture, all from the mark and the hero. */
export async function renderIcons(): Promise<void> {
  const mark = await readFile('app/art/sources/logo.svg', 'utf8');
  await writeFile('public/favicon.svg', mark);
  await writeFile('public/favicon.ico', await ico(mark));
  await writeFile('public/icon-192.png', await onGround(mark, 192, 0.92));
  await writeFile('public/icon-512.png', await onGround(mark, 512, 0.92));
  // A maskable icon may be cut to the circle of 80%; Apple cuts the corners only.
  await writeFile('public/icon-maskable-512.png', await onGround(mark, 512, 0.7));
  await writeFile('public/apple-touch-icon.png', await onGround(mark, 180, 0.82));
  await writeFile('public/manifest.webmanifest', `${JSON.stringify(webManifest, null, 2)}\n`);

  const hero = await readFile('app/art/sources/hero-home.svg', 'utf8');
  const picture = await renderAsync(hero, { fitTo: { mode: 'width', value: 1200 } });
  await mkdir('public/share', { recursive: true });
  const share = sharp(picture.asPng()).resize(1200, 630, { fit: 'cover', position: 'top' });
  await writeFile('public/share/home.jpg', await share.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}

export const webManifest = {
  name: park.name,
  short_name: park.name,
  start_url: '/',
  display: 'browser',
  background_color: '#FFF8EA',
  theme_color: '#E68F75',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

async function onGround(svg: string, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const mark = await renderAsync(svg, { fitTo: { mode: 'width', value: inner } });
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark.asPng(), gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file that holds one PNG of 32x32: header, one directory entry, the PNG. */
async function ico(svg: string): Promise<Buffer> {
  const png = (await renderAsync(svg, { fitTo: { mode: 'width', value: 32 } })).asPng();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
