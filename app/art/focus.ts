import { entriesOf } from '../../domain/typed-records.ts';
import { type Box, focalAreas } from './focal-areas.ts';
import manifest from './manifest.json' with { type: 'json' };

/**
 * The `object-position` along one axis, as a fraction, so that every crop that is large enough contains the range between `from` and `to`
 * (fractions of the side too).
 *
 * At position `p`, a crop of the fraction `w` starts at `p * (1 - w)`. With `p = from / (1 - (to - from))` a crop as long as the range
 * starts at `from`, and every longer one contains the range.
 */
export const getCropPosition = (from: number, to: number): number =>
  to - from < 1 ? Math.round((1000 * from) / (1 - (to - from))) / 1000 : 0.5;

function toCustomProperties(name: keyof typeof focalAreas, [x, y, w, h]: Box): string {
  const { width, height, color } = manifest[name];
  const focusX = getCropPosition(x / width, (x + w) / width);
  const focusY = getCropPosition(y / height, (y + h) / height);
  const ratio = Math.round((1000 * width) / height) / 1000;
  return `--focus-x:${focusX};--focus-y:${focusY};--focus-ratio:${ratio}${color ? `;--ground:${color}` : ''}`;
}

/** Rules `.focus-<name>` and `.portrait-<name>`: crop, width by height, and color until the picture has loaded. */
export const focusStyle: string = `@layer base{${entriesOf(focalAreas)
  .map(([name, area]) =>
    name.endsWith('-portrait')
      ? `.portrait-${name}{${toCustomProperties(name, area).replaceAll('--focus', '--portrait')}}`
      : `.focus-${name}{${toCustomProperties(name, area)}}`,
  )
  .join('')}}`;
