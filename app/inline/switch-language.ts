import { rememberLanguageChoice } from '../ui/language-choice.ts';

/** Links to other languages keep the fragment: anchors and plans are the same in all. */
export function switchLanguage({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  link.hash ||= location.hash;
  rememberLanguageChoice();
}
