/** What browsers leave to be desired about `type=number`; used by the early script, before hydration and after. */
import { asciiDigits } from '../../../domain/digits.ts';

/** Click handler of the minus and plus buttons. Returns the new number. */
export function stepNumber(button: HTMLElement): string {
  // Not `parentElement`: an extension may have wrapped the button.
  const field = button.closest('.stepper')?.querySelector('input');
  if (!field) return '';
  if (button.dataset['step'] === 'up') field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.value;
}

/**
 * Handler of `beforeinput`. Chrome drops what no number contains: `1,5` would become 15, and `2 adults, 3 children` 23. A point in its
 * place keeps the number one that is not whole, and so refused. Digits of other scripts are written in ASCII.
 */
export function keepNumberInvalid(event: InputEvent): void {
  const { target, data } = event;
  if (!data || (target as HTMLInputElement).type !== 'number') return;
  const kept = asciiDigits(data.trim() || data).replace(/[^\d.eE+-]+/g, '.');
  if (kept === data) return;
  event.preventDefault();
  // Deprecated, but the only way to insert into a number field.
  document.execCommand('insertText', false, kept);
}

/** Handler of `wheel`: scrolling over the focused field must not count. */
export function blurOnWheel({ target }: Event): void {
  if ((target as HTMLInputElement).type === 'number') (target as HTMLElement).blur();
}

/** The value of a control; `NaN` for what the browser cannot read as a number: its `value` is empty. */
export function readControl(control: HTMLInputElement | HTMLTextAreaElement | undefined): string {
  if (control?.type === 'number' && control.validity.badInput) return String(Number.NaN);
  return control?.value ?? '';
}
