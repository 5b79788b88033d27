import { hasChosenLanguage, rememberLanguageChoice } from '../../ui/language-choice.ts';

const controlSelector = ':is(main, .footer) :is(.button, .input, form, fieldset)';

export function suggestLanguage(): void {
  const suggestions = [...document.querySelectorAll<HTMLElement>('.suggestion')];
  // Not the document's `lang`, which translators change.
  const currentLang = document.querySelector<HTMLElement>('.languages [aria-current]')?.lang;
  const availableLangs = [currentLang, ...suggestions.map(({ lang }) => lang)];
  const preferred = navigator.languages
    .map(tag => tag.split('-')[0])
    .find(lang => availableLangs.includes(lang));
  const suggestion = suggestions.find(({ lang }) => lang === preferred);
  if (!suggestion || hasChosenLanguage()) return;
  suggestion.hidden = false;
  speak(suggestion.querySelector('p')?.firstChild?.textContent ?? '', suggestion.lang);
  const stop = hideOverControls(suggestion);
  suggestion.querySelector('button')?.addEventListener('click', () => {
    rememberLanguageChoice();
    stop();
    suggestion.remove();
  });
}

/** Screen readers read only changes of existing live regions. */
function speak(text: string, lang: string): void {
  const region = Object.assign(document.createElement('p'), { className: 'hidden-text', lang });
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  setTimeout(() => region.append(text), 100);
}

/** Hides the suggestion while it would cover a control. Returns a function that stops this. */
function hideOverControls(suggestion: HTMLElement): () => void {
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    const covered = new Set<Element>();
    observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) covered[isIntersecting ? 'add' : 'delete'](target);
        suggestion.toggleAttribute('data-clear', covered.size === 0);
      },
      { rootMargin: `${-suggestion.offsetTop}px 0px 0px` },
    );
    const controls = document.querySelectorAll(controlSelector);
    for (const control of controls) observer.observe(control);
    // Without a control the observer reports nothing.
    if (controls.length === 0) suggestion.setAttribute('data-clear', '');
  };
  // The observer also reports immediately.
  const resizeObserver = new ResizeObserver(observe);
  for (const element of [document.documentElement, suggestion]) resizeObserver.observe(element);
  addEventListener('resize', observe);
  return () => {
    observer?.disconnect();
    resizeObserver.disconnect();
    removeEventListener('resize', observe);
  };
}
