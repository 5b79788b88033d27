/** Goes back, or to the home page in a tab without history. */
export function goBack({ target }: Event): void {
  const { goBack: home } = (target as Element).closest<HTMLElement>('[data-go-back]')?.dataset ?? {};
  if (!home) return;
  if (history.length > 1) history.back();
  else location.assign(home);
}
