/** Inlined in the page of the shows, because a button that has to load something fails where reception is weak. */
import type { ShowId } from '../../domain/park.ts';
import { saveNextPerformance } from '../components/calendar-file.ts';

function saveShow(button: HTMLElement): void {
  const status = button.nextElementSibling as HTMLElement;
  // Emptied first, so that screen readers read the same text again.
  status.replaceChildren();
  try {
    const data = JSON.parse(document.getElementById('calendar-file')?.textContent ?? '');
    const { title, text } = saveNextPerformance(
      button.dataset['saveShow'] as ShowId,
      location.origin + location.pathname,
      data,
    );
    status.append(`${title}. ${text}`);
  } catch (error) {
    console.error(error);
    status.append(status.dataset['failed'] ?? '');
  }
}

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-save-show]');
  if (button) saveShow(button);
});
