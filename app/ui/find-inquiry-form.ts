/** `data-replay` marks what the pre-hydration script replays once React has hydrated it. */
export function findInquiryForm(): HTMLFormElement | null {
  return document.querySelector('form[data-replay]');
}
