import { toAsciiDigits } from '../../../domain/digits.ts';

/** Returns the new number. */
export function stepNumber(button: HTMLElement): string {
  // Not `parentElement`, because an extension may have wrapped the button.
  const field = button.closest('.stepper')?.querySelector('input');
  if (!field) return '';
  if (button.dataset['step'] === 'up') field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.value;
}

/**
 * Handler of `beforeinput`. Chrome drops invalid characters, so `1,5` would become 15. Replacing them by a point keeps the number invalid.
 */
export function keepNumberInvalid(event: InputEvent): void {
  const { target, data } = event;
  if (!data || (target as HTMLInputElement).type !== 'number') return;
  const text = toAsciiDigits(data.trim() || data).replace(/[^\d.eE+-]+/g, '.');
  if (text === data) return;
  event.preventDefault();
  // Deprecated, but the only way to insert into a number field.
  document.execCommand('insertText', false, text);
}

/** Handler of `wheel`, which would change the focused number. */
export function blurOnWheel({ target }: Event): void {
  if ((target as HTMLInputElement).type === 'number') (target as HTMLElement).blur();
}

/** `NaN` for text that is not a number, whose `value` is empty. */
export function readControl(control: HTMLInputElement | HTMLTextAreaElement | undefined): string {
  if (control?.type === 'number' && control.validity.badInput) return String(Number.NaN);
  return control?.value ?? '';
}
