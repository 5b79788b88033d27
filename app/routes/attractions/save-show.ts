import type { ShowId } from '../../../domain/park.ts';

export function handleCalendarDownloads(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-save-show]');
    if (button) saveShow(button);
  });
}

async function saveShow(button: HTMLElement): Promise<void> {
  const status = button.nextElementSibling as HTMLElement;
  // Emptied first, so that screen readers announce the same text again.
  status.replaceChildren();
  try {
    const { saveNextPerformance } = await import('../../components/calendar-file.ts');
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
