/**
 * The *Go Back* button of the 404 page: to the last page that exists, or home if there is none of this site. Each missing page keeps in
 * its history entry how many have been visited in a row; session storage passes the number on to the next, until a page that exists.
 */
import { readSession, writeSession } from '../ui/session.ts';

const storageKey = 'missing-pages';
/** More than any history: there is no page to go back to. */
const beyond = 99;

const button = '[data-go-back]';

/** Runs on every page, once it is shown. */
export function countMissing(): void {
  const isMissing = document.querySelector(button) !== null;
  if (isMissing && !history.state?.missing) {
    const [before = 0] = (readSession(storageKey) ?? []) as number[];
    history.replaceState({ ...history.state, missing: (isFromElsewhere() ? beyond : before) + 1 }, '');
  }
  writeSession(storageKey, isMissing ? [history.state.missing] : null);
}

/** Whether a link on another site led to this document. */
function isFromElsewhere(): boolean {
  const { referrer } = document;
  return referrer !== '' && !referrer.startsWith(origin);
}

export function handleGoBack({ target }: Event): void {
  const { goBack: home } = (target as Element).closest<HTMLElement>(button)?.dataset ?? {};
  if (!home) return;
  const steps = history.state?.missing ?? 1;
  // The Navigation API lists the entries of this site only.
  const { navigation } = window as { navigation?: Navigation };
  const before = navigation ? (navigation.currentEntry?.index ?? 0) : history.length - 1;
  if (before >= steps) history.go(-steps);
  else location.assign(home);
}
