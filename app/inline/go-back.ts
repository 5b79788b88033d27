/** Makes Go Back work on the 404 page, which runs without React: it is served for any address. */
addEventListener('click', event => {
  const button = (event.target as Element).closest<HTMLElement>('[data-go-back]');
  if (!button) return;
  if (history.length > 1) history.back();
  else location.assign(button.dataset['goBack'] ?? '/');
});
