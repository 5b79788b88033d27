import { descriptionOf, type FieldOf, type InquiryField } from '../../../domain/inquiry.ts';
import { usePageData } from '../../page-data.ts';
import { type ControlProps, Field } from './field.tsx';

type TextField = FieldOf<'line' | 'lines' | 'email'>;

/** Attributes for autofill and on-screen keyboards. */
const known: Partial<Record<TextField, { type?: 'email' | 'tel'; autoComplete: string }>> = {
  fullName: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
};

/** A single-line or multi-line text field. */
export function TextField({ name, fault, sending }: ControlProps<TextField>) {
  const inquiry = usePageData('inquiry');
  const hasLines = descriptionOf(name).kind === 'lines';
  const { type, autoComplete } = known[name] ?? {};
  return (
    <Field name={name} fault={fault} className={hasLines || name === 'fullName' ? 'field-wide' : ''}>
      {attributes =>
        hasLines ? (
          <textarea
            {...attributes}
            className="input"
            rows={4}
            placeholder={(inquiry.hints as Partial<Record<InquiryField, string>>)[name]}
            readOnly={sending}
          />
        ) : (
          <input
            {...attributes}
            type={type}
            className="input"
            autoComplete={autoComplete}
            inputMode={type}
            readOnly={sending}
          />
        )
      }
    </Field>
  );
}
