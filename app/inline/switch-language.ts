import { rememberLanguageChoice } from '../ui/language-choice.ts';

/** Links to another language keep the fragment (an anchor, or a plan), which is the same in all of them. */
export function switchLanguage({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  link.hash ||= location.hash;
  rememberLanguageChoice();
}
