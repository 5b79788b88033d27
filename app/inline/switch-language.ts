/** Switching languages keeps the fragment (an anchor, or a plan) and the scroll position, which are the same in all of them. */
import { rememberLanguageChoice } from '../ui/language-choice.ts';
import { readSession, writeSession } from '../ui/session.ts';

const storageKey = 'place';

/** Pixels below the top of the window, clear of the header. */
const line = 100;

/** In every language, pages consist of the same blocks. */
const blocks = () => [...document.querySelectorAll('main > *, main section, main article, .footer')];

/** The block at the line, and which part of its height is above it. */
type Place = [block: number, share: number];

/** Handles clicks on links to another language. */
export function switchLanguage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  link.hash ||= location.hash;
  rememberLanguageChoice();
  if (scrollY > 0 && !ctrlKey && !metaKey && !shiftKey) writeSession(storageKey, placeAtLine());
}

/** Scrolls to where the visitor was reading in another language. */
export function restorePlace(): void {
  const place = readSession(storageKey) as Place | null;
  if (!place) return;
  writeSession(storageKey, null);
  const scroll = () => {
    const [block, share] = place;
    const box = blocks()[block]?.getBoundingClientRect();
    if (box) scrollTo({ top: scrollY + box.top + share * box.height - line, behavior: 'instant' });
  };
  scroll();
  // Until then the browser scrolls to the fragment.
  if (location.hash) addEventListener('load', () => setTimeout(scroll), { once: true });
}

function placeAtLine(): Place {
  const boxes = blocks().map(block => block.getBoundingClientRect());
  const at = boxes.findLastIndex(({ top, bottom }) => top <= line && bottom > line);
  const box = boxes[at];
  return [at, box ? (line - box.top) / box.height : 0];
}
