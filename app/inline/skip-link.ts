/** Moves the focus and not the URL: its fragment may be a plan. Without scripts it is an ordinary link. */
export function skipToContent(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const main = document.getElementById('main');
  if (!main || !(target as Element).closest('.skip-link')) return;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}
