/**
 * React draws a part of the page anew where it is no longer what was prerendered: a translator or an extension has been
 * there first. The part looks the same, but its elements are new. What a visitor had done with the old ones is told to
 * them here.
 */

import { enteredControls, inquiryForm } from '../components/inquiry/draft.ts';

/** What must be brought back, as it is at this moment. */
interface Doings {
  form: HTMLFormElement | null;
  focus: { element: HTMLElement; nth: number } | null;
  menu: Element | null;
  scroll: number;
}

/**
 * Watches from now on, and gives a function that brings back what the last redraw has taken. To be called right after
 * each, before the browser paints.
 */
export function watchDoings(): () => void {
  const doings: Doings = { form: null, focus: null, menu: null, scroll: 0 };

  const note = () => {
    doings.form = inquiryForm();
    doings.menu = document.querySelector(':popover-open');
    const { activeElement: element } = document;
    doings.focus =
      element instanceof HTMLElement && element !== document.body
        ? { element, nth: twinsOf(element).indexOf(element) }
        : null;
  };
  const noteScroll = () => {
    doings.scroll = scrollY;
  };
  note();
  noteScroll();
  // Not at once: an element that a redraw takes out loses the focus too, and that is what must be known afterwards.
  const noteSoon = () => queueMicrotask(note);
  for (const type of ['focusin', 'focusout', 'toggle']) document.addEventListener(type, noteSoon, true);
  addEventListener('scroll', noteScroll, { passive: true });

  return () => {
    const { form, focus, menu, scroll } = doings;
    const now = inquiryForm();
    if (form && now && form !== now) bringBackForm(form, now);
    if (menu && !menu.isConnected) document.querySelector<HTMLElement>(`#${menu.id}`)?.showPopover();
    if (focus && !focus.element.isConnected) bringBackFocus(focus.element, focus.nth);
    if (scroll !== scrollY) scrollTo({ top: scroll, behavior: 'instant' });
    note();
  };
}

function bringBackForm(before: HTMLFormElement, now: HTMLFormElement) {
  const old = enteredControls(before);
  for (const control of enteredControls(now))
    control.value ||= old.find(({ name }) => name === control.name)?.value ?? '';
  Object.assign(now.dataset, before.dataset);
}

function bringBackFocus(before: HTMLElement, nth: number) {
  const now = twinsOf(before)[nth];
  if (!now) return;
  now.focus({ preventScroll: true });
  // The caret; fields for numbers and addresses do not tell where it is.
  const { selectionStart, selectionEnd, selectionDirection } = before as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (now as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** The elements of the page that are alike: same tag, name, target and class. Ids are others after a redraw. */
function twinsOf(element: HTMLElement): HTMLElement[] {
  const look = (each: Element) => ['name', 'href', 'class'].map(name => each.getAttribute(name)).join('\n');
  return [...document.getElementsByTagName(element.tagName)].filter(
    each => look(each) === look(element),
  ) as HTMLElement[];
}
