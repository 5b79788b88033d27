import { findInquiryForm } from '../ui/find-inquiry-form.ts';

/** Returns a function that restores form, focus and scroll position after React has rerendered an island. */
export function trackVisitorState(): () => void {
  let form: HTMLFormElement | null;
  let focus: { element: HTMLElement; index: number } | null;
  let scroll = scrollY;

  const save = () => {
    form = findInquiryForm();
    const { activeElement: element, body } = document;
    const hasFocus = element instanceof HTMLElement && element !== body;
    focus = hasFocus ? { element, index: findSimilarElements(element).indexOf(element) } : null;
  };
  save();
  // Deferred, because removing the focused element also fires these events.
  const saveLater = () => queueMicrotask(save);
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, saveLater, true);
  const saveScroll = () => {
    scroll = scrollY;
  };
  addEventListener('scroll', saveScroll, { passive: true });

  return () => {
    const newForm = findInquiryForm();
    if (form && newForm && form !== newForm) restoreForm(form, newForm);
    if (focus && !focus.element.isConnected) restoreFocus(focus.element, focus.index);
    if (scroll !== scrollY) scrollTo({ top: scroll, behavior: 'instant' });
    save();
  };
}

function restoreForm(from: HTMLFormElement, to: HTMLFormElement) {
  for (const control of to.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const previousControl = from.elements.namedItem(control.name);
    if (previousControl && 'value' in previousControl) control.value ||= previousControl.value;
  }
  Object.assign(to.dataset, from.dataset);
}

function restoreFocus(from: HTMLElement, index: number) {
  const to = findSimilarElements(from)[index];
  if (!to) return;
  to.focus({ preventScroll: true });
  // Inputs of type number and email have no selection.
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** React's ids change with a rerender. */
function findSimilarElements(element: HTMLElement): HTMLElement[] {
  const keyOf = (candidate: Element) =>
    ['name', 'href', 'class'].map(name => candidate.getAttribute(name)).join('\n');
  return [...document.getElementsByTagName(element.tagName)].filter(
    candidate => keyOf(candidate) === keyOf(element),
  ) as HTMLElement[];
}
