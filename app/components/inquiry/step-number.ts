import { asciiDigits } from '../../../domain/digits.ts';

/** Click handler of the minus and plus buttons, before hydration and after. Returns the new number. */
export function stepNumber(button: HTMLElement): string {
  // Not `parentElement`: an extension may have wrapped the button.
  const stepper = button.closest<HTMLElement>('.stepper');
  const field = stepper?.querySelector('input');
  if (!field) return '';
  const { min, max } = stepper?.dataset ?? {};
  const step = button.dataset['step'] === 'up' ? 1 : -1;
  const next = (Number.parseInt(asciiDigits(field.value), 10) || 0) + step;
  field.value = String(Math.max(Number(min), Math.min(Number(max), next)));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.value;
}
