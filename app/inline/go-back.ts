/** The *Go Back* button of the 404 page: to the last page that exists, or home if there is none of this site. */
import { missingInARow } from '../ui/missing-pages.ts';

export function handleGoBack({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-go-back]');
  if (!button) return;
  const steps = missingInARow();
  // The Navigation API lists the entries of this site only.
  const { navigation } = window as { navigation?: Navigation };
  const before = navigation ? (navigation.currentEntry?.index ?? 0) : history.length - 1;
  if (before >= steps) history.go(-steps);
  else location.assign(button.dataset['goBack'] ?? '/');
}
