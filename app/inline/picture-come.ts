/** Marks the pictures that have come, or never will: labels in front of them wait for that (`.over-picture` in `picture.css`). */
export function watchPictures(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset['come'] = '';
  };
  document.addEventListener('load', mark, true);
  document.addEventListener('error', mark, true);
}
