/** Shows the park's error screen. It is a template in the document, so it needs nothing of the failed island. */
export function showError(error: unknown): void {
  console.error(error);
  const main = document.getElementById('main');
  const screen = document.querySelector<HTMLTemplateElement>('#error-screen')?.content.cloneNode(true);
  if (!main || !screen) return;
  main.replaceChildren(screen);
  const detail = main.querySelector('.error-detail');
  const message = error instanceof Error ? error.message : String(error ?? '');
  if (detail && message) detail.textContent = message;
  main.querySelector('button')?.addEventListener('click', () => location.reload());
  scrollTo({ top: 0, behavior: 'instant' });
  const heading = main.querySelector('h1');
  document.title = heading?.textContent ?? '';
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
