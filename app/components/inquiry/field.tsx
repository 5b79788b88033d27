import type { ComponentProps, ReactNode } from 'react';
import { descriptionOf, type InquiryField } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { WarningIcon } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';
import { useRefusedPost } from './refused-post.ts';

/** Id of the control of a field. */
export const controlId = (field: InquiryField) => `inquiry-${field}`;

/** The error message under a field. */
export function FieldErrorMessage({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="fault">
      <WarningIcon />
      {/* A new element for each text, because of translation extensions (CONTRIBUTING.md). */}
      <span key={text}>
        <PartlyTranslated text={text} untranslatedParts={[park.phone, park.email]} />
      </span>
    </p>
  );
}

/** Props of every kind of field. */
export interface ControlProps<Name extends InquiryField> {
  name: Name;
  /** Its error message. */
  fault: string | undefined;
  /** Read-only while an inquiry is being sent. */
  sending: boolean;
}

interface FieldProps {
  name: InquiryField;
  fault: string | undefined;
  className?: string;
  /** Renders the control, with the attributes that associate it with its label and fault. */
  children: (attributes: ControlAttributes) => ReactNode;
}

type ControlAttributes = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'defaultValue' | 'aria-invalid' | 'aria-describedby'
>;

/** Attributes of every control of the form. */
export function useControl(name: InquiryField, fault: string | undefined): ControlAttributes {
  const refused = useRefusedPost();
  const id = controlId(name);
  return {
    id,
    name,
    'aria-describedby': fault ? `${id}-fault` : undefined,
    'aria-invalid': fault !== undefined,
    ...(refused && { defaultValue: refused.draft[name] }),
  };
}

/** A label, its control and its fault. */
export function Field({ name, fault, className = '', children }: FieldProps) {
  const inquiry = usePageData('inquiry');
  const control = useControl(name, fault);
  const required = !descriptionOf(name).optional;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={control.id}>
        {inquiry.labels[name]} {required && <span aria-hidden="true">*</span>}
      </label>
      {children({ ...control, ...(required && { required }) })}
      <FieldErrorMessage id={`${control.id}-fault`} text={fault} />
    </div>
  );
}
