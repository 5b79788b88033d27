/** Restores what the visitor has done after React has rendered an island afresh because of a mismatch (a translator, an extension). */

const inquiryForm = () => document.querySelector<HTMLFormElement>('form[data-replay]');

/** Tracks form, focus and scroll position. Returns a function that restores them after a rerender, before the next paint. */
export function trackVisitorState(): () => void {
  let form: HTMLFormElement | null;
  let focus: { element: HTMLElement; index: number } | null;
  let scroll = scrollY;

  const save = () => {
    form = inquiryForm();
    const { activeElement: element, body } = document;
    const hasFocus = element instanceof HTMLElement && element !== body;
    focus = hasFocus ? { element, index: similarElements(element).indexOf(element) } : null;
  };
  save();
  // In a microtask, because removing a focused element fires these events too, before it can be restored.
  const saveLater = () => queueMicrotask(save);
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, saveLater, true);
  const saveScroll = () => {
    scroll = scrollY;
  };
  addEventListener('scroll', saveScroll, { passive: true });

  return () => {
    const newForm = inquiryForm();
    if (form && newForm && form !== newForm) restoreForm(form, newForm);
    if (focus && !focus.element.isConnected) restoreFocus(focus.element, focus.index);
    if (scroll !== scrollY) scrollTo({ top: scroll, behavior: 'instant' });
    save();
  };
}

function restoreForm(from: HTMLFormElement, to: HTMLFormElement) {
  for (const control of to.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const before = from.elements.namedItem(control.name);
    if (before && 'value' in before) control.value ||= before.value;
  }
  Object.assign(to.dataset, from.dataset);
}

function restoreFocus(from: HTMLElement, index: number) {
  const to = similarElements(from)[index];
  if (!to) return;
  to.focus({ preventScroll: true });
  // Inputs of type number and email have no selection.
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** Elements with the same tag, name, target and class. React's ids change with a rerender. */
function similarElements(element: HTMLElement): HTMLElement[] {
  const keyOf = (each: Element) => ['name', 'href', 'class'].map(name => each.getAttribute(name)).join('\n');
  return [...document.getElementsByTagName(element.tagName)].filter(
    each => keyOf(each) === keyOf(element),
  ) as HTMLElement[];
}
