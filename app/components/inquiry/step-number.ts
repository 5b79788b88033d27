/** What the minus and plus beside a number do, before hydration and after. */
export function stepNumber(button: HTMLElement): void {
  // Not the parent: an extension may have wrapped the button.
  const field = button.closest('.stepper')?.querySelector('input');
  if (!field) return;
  if (button.dataset['step'] === 'up') field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
