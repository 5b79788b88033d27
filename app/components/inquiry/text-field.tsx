import { type ComponentProps, memo } from 'react';
import {
  descriptionOf,
  type FieldOf,
  type InquiryField,
  isFieldOfKind,
  isPhoneField,
} from '../../../domain/inquiry.ts';
import { type ControlProps, Field } from './field.tsx';
import { useVisitWords } from './visit-words.ts';

/** `autoComplete` says what the field asks for (WCAG 1.3.5), or is `off`. */
const inputs: Record<FieldOf<'line' | 'email'>, { autoComplete: string; isWide?: true }> = {
  fullName: { autoComplete: 'name', isWide: true },
  email: { autoComplete: 'email' },
  phone: { autoComplete: 'tel' },
};

/** The type also selects the on-screen keyboard. */
function inputAttributesOf(name: FieldOf<'line' | 'email' | 'count'>): ComponentProps<'input'> {
  const description = descriptionOf(name);
  if (description.kind === 'count') {
    const { min, max } = description;
    return { type: 'number', inputMode: 'numeric', min, max };
  }
  const type = isFieldOfKind(name, 'email') ? 'email' : isPhoneField(name) ? 'tel' : undefined;
  return { type, inputMode: type };
}

/** An error renders its field only. */
export const TextField = memo(function TextField({
  name,
  error,
  isSending,
}: ControlProps<Exclude<InquiryField, FieldOf<'day'>>>) {
  const hints: Partial<Record<InquiryField, string>> = useVisitWords().inquiry.hints;
  const input = isFieldOfKind(name, 'lines') || isFieldOfKind(name, 'count') ? undefined : inputs[name];
  const isWide = isFieldOfKind(name, 'lines') || input?.isWide;
  return (
    <Field name={name} error={error} className={isWide ? 'field-wide' : ''}>
      {attributes =>
        isFieldOfKind(name, 'lines') ? (
          <textarea
            {...attributes}
            className="input"
            rows={4}
            placeholder={hints[name]}
            readOnly={isSending}
          />
        ) : (
          <input
            {...attributes}
            {...inputAttributesOf(name)}
            className="input"
            autoComplete={input?.autoComplete}
            readOnly={isSending}
          />
        )
      }
    </Field>
  );
});
