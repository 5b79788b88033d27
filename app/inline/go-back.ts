/** Go Back on the 404 page, which runs without React. */
addEventListener('click', event => {
  const button = (event.target as Element).closest<HTMLElement>('[data-go-back]');
  if (!button) return;
  if (history.length > 1) history.back();
  else location.assign(button.dataset['goBack'] ?? '/');
});
