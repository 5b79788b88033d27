/** Which files of its pictures a page has a phone fetch. */

/** The phone of the budgets: its width in CSS pixels, and device pixels to each of them. */
const phone = { width: 412, density: 1.75 };

/** The files of a page's pictures that a phone fetches, from the top down: as AVIF. What is inside the HTML is not fetched. */
export function phonePictures(html: string): string[] {
  const pictures = html.matchAll(
    /<picture><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"(?: media="([^"]+)")?/g,
  );
  const shown = [...pictures].filter(([, , , media]) => !media?.startsWith('(min-width'));
  return [...new Set(shown.map(([, srcSet = '', sizes = '']) => phoneFile(srcSet, sizes)))];
}

/** The first file of a `srcset` that is wide enough for the phone, else the last. */
export function phoneFile(srcSet: string, sizes: string): string {
  const candidates = srcSet.split(', ').map(candidate => candidate.split(' '));
  const wide = shownWidth(sizes) * phone.density;
  const fitting = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= wide);
  return (fitting ?? candidates.at(-1))?.[0] ?? '';
}

/** What a `sizes` attribute comes to on the phone, in CSS pixels: `(max-width: 760px) 92vw, 505px`. */
function shownWidth(sizes: string): number {
  const lengths = sizes.split(', ').map(size => /^(?:\(max-width: (\d+)px\) )?(\d+)(vw|px)$/.exec(size));
  const length = lengths.find(match => match && Number(match[1] ?? phone.width) >= phone.width);
  if (!length) throw new Error(`site-build/phone-pictures.ts does not understand sizes="${sizes}".`);
  return Number(length[2]) * (length[3] === 'vw' ? phone.width / 100 : 1);
}
