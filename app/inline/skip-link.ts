/** Keeps the URL, because its fragment may be a plan. */
export function skipToContent(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const main = document.getElementById('main');
  if (!main || !(target as Element).closest('.skip-link')) return;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}
