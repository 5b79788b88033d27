/** One visitor more or fewer: what the minus and plus beside the field do, before React is there and after. */
export function stepNumber(button: HTMLElement): void {
  // Not the parent: an extension may have wrapped the button.
  const field = button.closest('.stepper')?.querySelector('input');
  if (!field) return;
  // The browser keeps to the least and the most.
  if (button.dataset['step'] === 'up') field.stepUp();
  else field.stepDown();
  // The form hears of it as of a key.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
