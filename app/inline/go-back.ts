/** The *Go Back* button of the 404 page: to the page before, or home in a tab that was opened with this one. */
export function goBack({ target }: Event): void {
  const { goBack: home } = (target as Element).closest<HTMLElement>('[data-go-back]')?.dataset ?? {};
  if (!home) return;
  if (history.length > 1) history.back();
  else location.assign(home);
}
