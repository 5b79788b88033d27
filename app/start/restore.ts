/** Where React finds a mismatch (a translator, an extension), it redraws a part with new elements, and what the visitor did is restored. */
import { enteredControls, inquiryForm } from '../components/inquiry/draft.ts';

/** Watches what the visitor does from now on; gives a function that restores it right after a redraw, before the browser paints. */
export function watchVisitor(): () => void {
  let form: HTMLFormElement | null;
  let focus: { element: HTMLElement; index: number } | null;
  let menu: Element | null;
  let scroll = scrollY;

  const note = () => {
    form = inquiryForm();
    menu = document.querySelector(':popover-open');
    const { activeElement: element, body } = document;
    const hasFocus = element instanceof HTMLElement && element !== body;
    focus = hasFocus ? { element, index: lookalikes(element).indexOf(element) } : null;
  };
  note();
  // Not at once: removed elements lose the focus too, and they must still be known after the redraw.
  const noteSoon = () => queueMicrotask(note);
  for (const type of ['focusin', 'focusout', 'toggle']) document.addEventListener(type, noteSoon, true);
  const noteScroll = () => {
    scroll = scrollY;
  };
  addEventListener('scroll', noteScroll, { passive: true });

  return () => {
    const newForm = inquiryForm();
    if (form && newForm && form !== newForm) restoreForm(form, newForm);
    if (menu && !menu.isConnected) document.getElementById(menu.id)?.showPopover();
    if (focus && !focus.element.isConnected) restoreFocus(focus.element, focus.index);
    if (scroll !== scrollY) scrollTo({ top: scroll, behavior: 'instant' });
    note();
  };
}

function restoreForm(before: HTMLFormElement, now: HTMLFormElement) {
  const old = enteredControls(before);
  for (const control of enteredControls(now))
    control.value ||= old.find(({ name }) => name === control.name)?.value ?? '';
  Object.assign(now.dataset, before.dataset);
}

function restoreFocus(before: HTMLElement, index: number) {
  const now = lookalikes(before)[index];
  if (!now) return;
  now.focus({ preventScroll: true });
  // The caret; fields for numbers and e-mail addresses have none to read.
  const { selectionStart, selectionEnd, selectionDirection } = before as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (now as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** Elements with the same tag, name, target and class: ids change with a redraw. */
function lookalikes(element: HTMLElement): HTMLElement[] {
  const look = (each: Element) => ['name', 'href', 'class'].map(name => each.getAttribute(name)).join('\n');
  return [...document.getElementsByTagName(element.tagName)].filter(
    each => look(each) === look(element),
  ) as HTMLElement[];
}
