/**
 * Where pictures are cropped: CSS custom properties computed from their focal areas, so that a subject is whole in every crop that can hold
 * it, whatever its aspect ratio. With them, the colour that is seen until a picture has loaded.
 */
import { type Box, focalAreas } from './focal-areas.ts';
import manifest from './manifest.json' with { type: 'json' };
import type { PictureName } from './picture.tsx';

/**
 * The `object-position`, in percent along one axis, whose crops contain what lies between `from` and `to`, as shares of the picture's side.
 *
 * At a position `p`, a crop that shows the share `w` of the side begins at `p * (1 - w)`. With `p = from / (1 - (to - from))` it begins at
 * `from` if it is as long as the subject, and wherever it begins otherwise, it ends after `to`.
 */
export const positionFor = (from: number, to: number): number =>
  to - from < 1 ? Math.round((1000 * from) / (1 - (to - from))) / 10 : 50;

/** The part of a picture that crops keep: its frame, if the composition has one, or all of its faces. */
function subjectOf({ frame, always, allOrNothing }: (typeof focalAreas)[string]): Box {
  const boxes = frame ? [frame] : Object.values(always ?? allOrNothing ?? {});
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

function focusOf(name: PictureName): string {
  const { width, height, color } = manifest[name];
  const area = focalAreas[name];
  if (!area) throw new Error(`${name} has no focal area.`);
  const [x, y, w, h] = subjectOf(area);
  const across = positionFor(x / width, (x + w) / width);
  const down = positionFor(y / height, (y + h) / height);
  return `--focus-x:${across}%;--focus-y:${down}%${color ? `;--ground:${color}` : ''}`;
}

/** One rule for each picture with focal areas: `.focus-<name>`, or `.portrait-<name>` for those shown in portrait windows. */
export const focusStyle: string = `@layer base{${(Object.keys(focalAreas) as PictureName[])
  .map(name =>
    name.endsWith('-portrait')
      ? `.portrait-${name}{${focusOf(name).replaceAll('--focus', '--portrait')}}`
      : `.focus-${name}{${focusOf(name)}}`,
  )
  .join('')}}`;
