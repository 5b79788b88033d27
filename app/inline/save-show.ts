/** Inlined in the page of the shows, because a button that has to load something fails where reception is weak. */
import { type ShowCalendarData, saveNextPerformance } from '../components/calendar-file.ts';
import { closest } from '../ui/closest.ts';

function saveShow(button: HTMLElement): void {
  const status = button.nextElementSibling;
  if (!(status instanceof HTMLElement)) return;
  // Emptied first, so that screen readers read the same text again.
  status.replaceChildren();
  try {
    const data: ShowCalendarData = JSON.parse(document.getElementById('calendar-file')?.textContent ?? '');
    const { title, text } = saveNextPerformance(
      button.dataset['saveShow'] ?? '',
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
  const button = closest(target, '[data-save-show]');
  if (button) saveShow(button);
});
