/** Puts the picture that opens a page into its HTML, as phones show it. See `docs/decisions/0015-first-picture.md`. */
import { phoneFile } from './phone-pictures.ts';

/** What `app/art/picture.tsx` leaves for it. */
const place = /(<source data-first="[^"]+" type="image\/avif" srcSet=)"([^"]+)" sizes="([^"]+)"/;

/**
 * A page with its first picture inside; one that has none is left as it is.
 * @param read gives a file of the site by its path.
 * @throws when the source of the picture no longer looks as it did.
 */
export async function withFirstPicture(
  html: string,
  read: (path: string) => Promise<Buffer>,
): Promise<string> {
  if (!html.includes(' data-first=')) return html;
  const [source, start = '', srcSet = '', sizes = ''] = place.exec(html) ?? [];
  if (!source) throw new Error('The first picture has changed its shape; see site-build/first-picture.ts.');
  const data = (await read(phoneFile(srcSet, sizes))).toString('base64');
  return html.replace(source, () => `${start}"data:image/avif;base64,${data}"`);
}
