/** Click handler of the minus and plus buttons, before hydration and after. Returns the new number. */
export function stepNumber(button: HTMLElement): string {
  // Not `parentElement`: an extension may have wrapped the button.
  const field = button.closest('.stepper')?.querySelector('input');
  if (!field) return '';
  if (button.dataset['step'] === 'up') field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.value;
}
