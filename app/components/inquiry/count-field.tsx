import { type ReactNode, useEffect, useRef } from 'react';
import { descriptions, type FieldOf } from '../../../domain/inquiry.ts';
import { usePageData } from '../../page-data.ts';
import { type ControlProps, Field } from './field.tsx';
import { stepNumber } from './step-number.ts';

/** A number, such as that of visitors, with a minus and a plus big enough for a thumb. */
export function CountField({ name, fault, sending }: ControlProps<FieldOf<'count'>>) {
  const inquiry = usePageData('inquiry');
  const { min, max } = descriptions[name];
  const { fewer, more } = inquiry.steps[name];
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

  return (
    <Field name={name} fault={fault}>
      {attributes => (
        <div className="input stepper">
          <input
            {...attributes}
            ref={input}
            type="number"
            min={min}
            max={max}
            step={1}
            inputMode="numeric"
            readOnly={sending}
          />
          <StepButton step="down" label={fewer} disabled={sending}>
            −
          </StepButton>
          <StepButton step="up" label={more} disabled={sending}>
            +
          </StepButton>
        </div>
      )}
    </Field>
  );
}

interface StepButtonProps {
  step: 'up' | 'down';
  label: string;
  disabled: boolean;
  children: ReactNode;
}

function StepButton({ step, label, disabled, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      // The early script counts by it before React is there.
      data-step={step}
      aria-label={label}
      disabled={disabled}
      onClick={({ currentTarget }) => stepNumber(currentTarget)}
    >
      {children}
    </button>
  );
}
