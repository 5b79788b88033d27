import { rememberLanguageChoice } from '../ui/language-choice.ts';

/** Keeps the fragment: anchors and plans are the same in all languages. */
export function switchLanguage({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  link.hash ||= location.hash;
  rememberLanguageChoice();
}
