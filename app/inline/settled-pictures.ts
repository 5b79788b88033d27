/** Marks pictures that have loaded or failed: labels in front of them wait for that (`.over-picture` in `picture.css`). */
export function watchPictures(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset['settled'] = '';
  };
  document.addEventListener('load', mark, true);
  document.addEventListener('error', mark, true);
}
