import { closest } from '../ui/closest.ts';

/** Goes back, or to the home page in a tab without history. */
export function goBack({ target }: Event): void {
  const home = closest(target, '[data-go-back]')?.dataset['goBack'];
  if (!home) return;
  if (history.length > 1) history.back();
  else location.assign(home);
}
