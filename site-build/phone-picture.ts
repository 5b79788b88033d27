/** The width is in CSS pixels. */
const phone = { width: 412, density: 1.75 };

/** Selects the first file that is wide enough, or the last. */
export function selectPhoneFile(srcSet: string, sizes: string): string {
  const candidates = srcSet.split(', ').map(candidate => candidate.split(' '));
  const requiredWidth = getDisplayWidth(sizes) * phone.density;
  const match = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= requiredWidth);
  return (match ?? candidates.at(-1))?.[0] ?? '';
}

/** In CSS pixels, from `(max-width: 760px) 92vw, 505px`. */
function getDisplayWidth(sizes: string): number {
  const lengths = sizes.split(', ').map(size => /^(?:\(max-width: (\d+)px\) )?(\d+)(vw|px)$/.exec(size));
  const length = lengths.find(size => size && Number(size[1] ?? phone.width) >= phone.width);
  if (!length) throw new Error(`site-build/phone-picture.ts does not understand sizes="${sizes}".`);
  return Number(length[2]) * (length[3] === 'vw' ? phone.width / 100 : 1);
}
