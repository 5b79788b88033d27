/** Inlined in the 404 pages, for hosts that cannot redirect: replaces a mistyped address by the page that it means. */
import { pageMeant, pagesByName } from '../../i18n/page-meant.ts';

const pages = pagesByName(JSON.parse(document.getElementById('pages')?.textContent ?? '[]'));
const { origin, pathname, search, hash } = location;
const meant = pageMeant(pathname + search + hash, pages);
const { referrer } = document;
/** The host has sent the page's own address back here, as with a slash that it adds. */
const again = referrer.startsWith(`${origin}/`) && pageMeant(referrer.slice(origin.length), pages) === meant;
if (meant !== null && !again) location.replace(meant);
