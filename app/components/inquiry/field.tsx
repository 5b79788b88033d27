import type { ComponentProps, ReactNode } from 'react';
import { descriptionOf, type InquiryField } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { WarningIcon } from '../../art/icons.tsx';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';
import { useVisitWords } from './visit-words.ts';

export const controlId = (field: InquiryField) => `inquiry-${field}`;

export function FieldErrorText({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="field-error">
      <WarningIcon />
      {/* The key works around translation extensions (docs/decisions/0001-islands.md). */}
      <span key={text}>
        <PartlyTranslated text={text} untranslatedParts={[park.phone, park.email]} />
      </span>
    </p>
  );
}

export interface ControlProps<Name extends InquiryField> {
  name: Name;
  error: string | undefined;
  isSending: boolean;
}

interface FieldProps {
  name: InquiryField;
  error: string | undefined;
  className?: string;
  children: (attributes: ControlAttributes) => ReactNode;
}

type ControlAttributes = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby'
>;

export function Field({ name, error, className = '', children }: FieldProps) {
  const { inquiry } = useVisitWords();
  const id = controlId(name);
  const isRequired = !descriptionOf(name).optional;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {inquiry.labels[name]} {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {children({
        id,
        name,
        required: isRequired,
        'aria-describedby': error ? `${id}-error` : undefined,
        'aria-invalid': error !== undefined,
      })}
      <FieldErrorText id={`${id}-error`} text={error} />
    </div>
  );
}
