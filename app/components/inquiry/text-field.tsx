import { descriptionOf, type FieldOf, type InquiryField } from '../../../domain/inquiry.ts';
import { usePageData } from '../../page-data.ts';
import { type ControlProps, Field } from './field.tsx';

type TextField = FieldOf<'line' | 'lines' | 'email'>;

/** For autofill and on-screen keyboards. */
const inputAttributes: Partial<Record<TextField, { type?: 'email' | 'tel'; autoComplete: string }>> = {
  fullName: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
};

export function TextField({ name, error, isSending }: ControlProps<TextField>) {
  const inquiry = usePageData('inquiry');
  const isMultiline = descriptionOf(name).kind === 'lines';
  const { type, autoComplete } = inputAttributes[name] ?? {};
  return (
    <Field name={name} error={error} className={isMultiline || name === 'fullName' ? 'field-wide' : ''}>
      {attributes =>
        isMultiline ? (
          <textarea
            {...attributes}
            className="input"
            rows={4}
            placeholder={(inquiry.hints as Partial<Record<InquiryField, string>>)[name]}
            readOnly={isSending}
          />
        ) : (
          <input
            {...attributes}
            type={type}
            className="input"
            autoComplete={autoComplete}
            inputMode={type}
            readOnly={isSending}
          />
        )
      }
    </Field>
  );
}
