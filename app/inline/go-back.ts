/** The *Go Back* button of the 404 page, which is not hydrated. */
addEventListener('click', event => {
  const button = (event.target as Element).closest<HTMLElement>('[data-go-back]');
  if (!button) return;
  if (history.length > 1) history.back();
  else location.assign(button.dataset['goBack'] ?? '/');
});
