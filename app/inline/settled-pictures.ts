/** Marks pictures that have loaded or failed, because labels on them appear only then (`.over-picture` in `picture.css`). */
export function markSettledPictures(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset['settled'] = '';
  };
  document.addEventListener('load', mark, true);
  document.addEventListener('error', mark, true);
}
