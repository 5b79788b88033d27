/**
 * Counts missing pages visited in a row, for *Go Back* on the 404 page. Each keeps its number in its history entry; session storage
 * passes it on to the next one, until a page that exists.
 */
const storageKey = 'missing-pages';

export function countMissing(): void {
  const isMissing = document.querySelector('[data-go-back]') !== null;
  if (isMissing && !history.state?.missing)
    history.replaceState({ ...history.state, missing: (isFromElsewhere() || stored()) + 1 }, '');
  try {
    if (isMissing) sessionStorage.setItem(storageKey, String(missingInARow()));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is off.
  }
}

export const missingInARow = (): number => history.state?.missing ?? 1;

function stored(): number {
  try {
    return Number(sessionStorage.getItem(storageKey));
  } catch {
    return 0;
  }
}

/** For a document that a link on another site led to, there is no page of this site to go back to. */
function isFromElsewhere(): number {
  const isHydrated = document.querySelector('#page[data-page]') !== null;
  const { referrer } = document;
  return !isHydrated && referrer !== '' && !referrer.startsWith(`${location.origin}/`) ? Infinity : 0;
}
