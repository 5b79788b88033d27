import { useEffect, useRef } from 'react';
import { promises } from '../../shared/promises.ts';
import { inquiry } from '../content/inquiry.ts';
import { useCopy } from '../i18n/use-locale.ts';
import { Field } from './field.tsx';

const { min, maxDigits } = promises.visitors;

/** How many are coming: a number with a minus and a plus big enough for a thumb. */
export function VisitorsField({ fault, still }: { fault: string | undefined; still: boolean }) {
  const copy = useCopy(inquiry);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = input.current;
    // Scrolling the page with the pointer over a focused number field must not change the number. React listens to
    // wheel events passively, so the listener is our own. Like the next it goes with its element.
    field?.addEventListener(
      'wheel',
      event => {
        if (document.activeElement === field) event.preventDefault();
      },
      { passive: false },
    );
    // What is no number ("abc" where the browser lets it be typed, "1e") reads as empty, and is not missing for that.
    field?.form?.addEventListener('formdata', ({ formData }) => {
      if (field.validity.badInput) formData.set(field.name, 'NaN');
    });
  }, []);

  const step = (by: number) => {
    const field = input.current;
    if (!field) return;
    const next = Math.max(min, (Math.trunc(Number(field.value)) || 0) + by);
    if (String(next).length > maxDigits) return;
    field.value = String(next);
    // The form hears of it as of a key.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <Field label={copy.labels.numberOfVisitors} required fault={fault}>
      {attributes => (
        <div className="input stepper">
          <input
            {...attributes}
            ref={input}
            name="numberOfVisitors"
            type="number"
            min={min}
            step={1}
            inputMode="numeric"
            autoComplete="off"
            readOnly={still}
            onInput={({ currentTarget: field }) => {
              if (field.value.length > maxDigits) field.value = field.value.slice(0, maxDigits);
            }}
          />
          <button type="button" aria-label={copy.fewer} disabled={still} onClick={() => step(-1)}>
            −
          </button>
          <button type="button" aria-label={copy.more} disabled={still} onClick={() => step(1)}>
            +
          </button>
        </div>
      )}
    </Field>
  );
}
