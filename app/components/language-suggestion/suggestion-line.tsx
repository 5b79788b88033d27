import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CloseIcon } from '../../art/icons.tsx';
import { type LanguageLink, usePageData } from '../../page-data.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { rememberLanguageChoice } from '../../ui/language-choice.ts';
import { useToasts } from '../../ui/toast.tsx';
import css from './suggestion-line.css?inline';

adoptStyle(css);

/** What the line must not cover. */
const controls = ':is(main, .footer) :is(.button, .input, form, fieldset)';

/** A line that suggests a language, written in that language. It hides while it would cover controls. */
export default function SuggestionLine({
  language: { id, lang, home, suggestion },
}: {
  language: LanguageLink;
}) {
  const [shown, setShown] = useState(true);
  const alternates = usePageData('alternates');
  const { pathname } = useLocation();
  const line = useRef<HTMLElement>(null);
  const { announce } = useToasts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other controls
  useEffect(() => (line.current ? hideOver(line.current) : undefined), [pathname, shown]);
  useEffect(() => announce(suggestion.text, lang), [announce, suggestion, lang]);
  if (!shown) return null;
  return (
    <aside className="suggestion linked" lang={lang} translate="no" aria-label={suggestion.read} ref={line}>
      <p>
        {suggestion.text}{' '}
        <a href={alternates[id] ?? home} hrefLang={lang}>
          {suggestion.read}
        </a>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={suggestion.dismiss}
        onClick={() => {
          rememberLanguageChoice();
          setShown(false);
        }}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}

/** Shows the line only while no control is below its upper edge. Returns a function that stops this. */
function hideOver(line: HTMLElement): () => void {
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    const covered = new Set<Element>();
    observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) covered[isIntersecting ? 'add' : 'delete'](target);
        line.toggleAttribute('data-clear', covered.size === 0);
      },
      { rootMargin: `${-line.offsetTop}px 0px 0px` },
    );
    const found = document.querySelectorAll(controls);
    for (const control of found) observer.observe(control);
    // Without a control the observer reports nothing.
    if (found.length === 0) line.setAttribute('data-clear', '');
  };
  // Also fires at once.
  const resized = new ResizeObserver(observe);
  for (const element of [document.documentElement, line]) resized.observe(element);
  addEventListener('resize', observe);
  return () => {
    observer?.disconnect();
    resized.disconnect();
    removeEventListener('resize', observe);
  };
}
