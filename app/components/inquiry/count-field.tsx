import type { ReactNode } from 'react';
import { descriptions, type FieldOf } from '../../../domain/inquiry.ts';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import { type ControlProps, Field } from './field.tsx';
import { stepNumber } from './step-number.ts';

/** A number, such as that of visitors, with minus and plus buttons of touch size. */
export function CountField({ name, fault, sending }: ControlProps<FieldOf<'count'>>) {
  const inquiry = usePageData('inquiry');
  const { min, max } = descriptions[name];
  const { fewer, more } = inquiry.steps[name];
  const { announce } = useToasts();
  const announceCount = (count: string) => announce(`${inquiry.labels[name]}: ${count}`);
  return (
    <Field name={name} fault={fault}>
      {attributes => (
        <div className="input stepper">
          <input
            {...attributes}
            ref={listenTo}
            type="number"
            min={min}
            max={max}
            step={1}
            inputMode="numeric"
            readOnly={sending}
          />
          <StepButton step="down" label={fewer} disabled={sending} onStep={announceCount}>
            −
          </StepButton>
          <StepButton step="up" label={more} disabled={sending} onStep={announceCount}>
            +
          </StepButton>
        </div>
      )}
    </Field>
  );
}

function listenTo(field: HTMLInputElement | null) {
  // Scrolling over a focused field must not change its number. Added natively, because React's wheel listeners are passive.
  field?.addEventListener(
    'wheel',
    event => {
      if (document.activeElement === field) event.preventDefault();
    },
    { passive: false },
  );
  // Input that is not a number ("1e") has an empty value, but is not missing.
  field?.form?.addEventListener('formdata', ({ formData }) => {
    if (field.validity.badInput) formData.set(field.name, 'NaN');
  });
}

interface StepButtonProps {
  step: 'up' | 'down';
  label: string;
  disabled: boolean;
  onStep: (count: string) => void;
  children: ReactNode;
}

function StepButton({ step, label, disabled, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      // The early script handles clicks before hydration.
      data-step={step}
      aria-label={label}
      disabled={disabled}
      onClick={({ currentTarget }) => onStep(stepNumber(currentTarget))}
    >
      {children}
    </button>
  );
}
