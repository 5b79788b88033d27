/** Inlined in the 404 pages, for hosts that cannot redirect: replaces a mistyped address by that of the intended page. */
import { findIntendedPage, indexPages } from '../../i18n/intended-page.ts';

const pages = indexPages(JSON.parse(document.getElementById('pages')?.textContent ?? '[]'));
const { origin, pathname, search, hash } = location;
const intendedPath = findIntendedPage(pathname + search + hash, pages);
const { referrer } = document;
/** The host may redirect the intended page's address back here. */
const isLoop =
  referrer.startsWith(`${origin}/`) &&
  findIntendedPage(referrer.slice(origin.length), pages) === intendedPath;
if (intendedPath !== null && !isLoop) location.replace(intendedPath);
