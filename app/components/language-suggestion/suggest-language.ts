import { hasChosenLanguage, rememberLanguageChoice } from '../../ui/language-choice.ts';

/** What the line must not cover. */
const controls = ':is(main, .footer) :is(.button, .input, form, fieldset)';

/** Suggests the visitor's preferred language if the page is in another, until they choose; never redirects. */
export function suggestLanguage(): void {
  const lines = [...document.querySelectorAll<HTMLElement>('.suggestion')];
  // Not the document's `lang`, which translators change.
  const own = document.querySelector<HTMLElement>('.languages [aria-current]')?.lang;
  const known = [own, ...lines.map(({ lang }) => lang)];
  const preferred = navigator.languages.map(tag => tag.split('-')[0]).find(lang => known.includes(lang));
  const line = lines.find(({ lang }) => lang === preferred);
  if (!line || hasChosenLanguage()) return;
  line.hidden = false;
  announce(line.querySelector('p')?.firstChild?.textContent ?? '', line.lang);
  const stop = hideOverControls(line);
  line.querySelector('button')?.addEventListener('click', () => {
    rememberLanguageChoice();
    stop();
    line.remove();
  });
}

/** Tells screen readers: they announce what changes in a live region that is there. */
function announce(text: string, lang: string): void {
  const region = Object.assign(document.createElement('p'), { className: 'hidden-text', lang });
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  setTimeout(() => region.append(text), 100);
}

/** Shows the line only while no control is below its upper edge. Returns a function that stops this. */
function hideOverControls(line: HTMLElement): () => void {
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
