/** Labels on pictures wait until these have loaded or failed (`.over-picture` in `picture.css`). */
export function markSettledPictures(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset['settled'] = '';
  };
  document.addEventListener('load', mark, true);
  document.addEventListener('error', mark, true);
}
