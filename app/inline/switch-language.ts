import { closest } from '../ui/closest.ts';
import { rememberLanguageChoice } from '../ui/language-choice.ts';

/** Keeps the fragment: anchors and plans are the same in all languages. */
export function switchLanguage({ target }: Event): void {
  const link = closest(target, 'a[hreflang]');
  if (!(link instanceof HTMLAnchorElement)) return;
  link.hash = location.hash;
  rememberLanguageChoice();
}
