import { type ComponentProps, type ReactNode, useId } from 'react';
import { WarningIcon } from '../art/marks.tsx';

/** What is wrong with a field, under it. */
export function FieldFault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="fault">
      <WarningIcon />
      {/* It changes: translators need text that changes alone in its element (CONTRIBUTING.md). */}
      <span>{text}</span>
    </p>
  );
}

interface FieldProps {
  label: string;
  required?: boolean;
  fault?: string | undefined;
  className?: string;
  /** The control, given the attributes that tie it to its label and its fault. */
  children: (attributes: FieldAttributes) => ReactNode;
}

type FieldAttributes = Pick<ComponentProps<'input'>, 'id' | 'required' | 'aria-invalid' | 'aria-describedby'>;

/** A label, its control and its fault. */
export function Field({ label, required = false, fault, className = '', children }: FieldProps) {
  const id = useId();
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label} {required && <span aria-hidden="true">*</span>}
      </label>
      {children({
        id,
        required,
        'aria-invalid': fault !== undefined,
        'aria-describedby': fault ? `${id}-fault` : undefined,
      })}
      <FieldFault id={`${id}-fault`} text={fault} />
    </div>
  );
}
