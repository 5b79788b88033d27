/** Inlined in the 404 pages, for hosts that cannot redirect: replaces a mistyped address by the page that it means. */
import { findIntendedPage, indexPages } from '../../i18n/intended-page.ts';

const pages = indexPages(JSON.parse(document.getElementById('pages')?.textContent ?? '[]'));
const { origin, pathname, search, hash } = location;
const meant = findIntendedPage(pathname + search + hash, pages);
const { referrer } = document;
/** The host has sent the page's own address back here, as with a slash that it adds. */
const again =
  referrer.startsWith(`${origin}/`) && findIntendedPage(referrer.slice(origin.length), pages) === meant;
if (meant !== null && !again) location.replace(meant);
