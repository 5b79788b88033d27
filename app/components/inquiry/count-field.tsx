import type { ReactNode } from 'react';
import { type FieldOf, fieldDescriptions } from '../../../domain/inquiry.ts';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import { type ControlProps, Field } from './field.tsx';
import { stepNumber } from './number-field.ts';

export function CountField({ name, error, isSending }: ControlProps<FieldOf<'count'>>) {
  const inquiry = usePageData('inquiry');
  const { min, max } = fieldDescriptions[name];
  const { fewer, more } = inquiry.steps[name];
  const { announce } = useToasts();
  const announceCount = (count: string) => announce(`${inquiry.labels[name]}: ${count}`);
  return (
    <Field name={name} error={error}>
      {attributes => (
        <div className="input stepper">
          <input {...attributes} type="number" min={min} max={max} inputMode="numeric" readOnly={isSending} />
          <StepButton step="down" label={fewer} disabled={isSending} onStep={announceCount}>
            −
          </StepButton>
          <StepButton step="up" label={more} disabled={isSending} onStep={announceCount}>
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
  onStep: (count: string) => void;
  children: ReactNode;
}

function StepButton({ step, label, disabled, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      // For the pre-hydration script.
      data-step={step}
      aria-label={label}
      disabled={disabled}
      onClick={({ currentTarget }) => onStep(stepNumber(currentTarget))}
    >
      {children}
    </button>
  );
}
