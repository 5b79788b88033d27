import { type FieldOf, type InquiryField, isFieldOfKind, isPhoneField } from '../../../domain/inquiry.ts';
import { usePageData } from '../../page-data.ts';
import { type ControlProps, Field } from './field.tsx';

/** `autoComplete` says what the field asks for (WCAG 1.3.5), or is `off`. */
const inputs: Record<FieldOf<'line' | 'email'>, { autoComplete: string; isWide?: true }> = {
  fullName: { autoComplete: 'name', isWide: true },
  email: { autoComplete: 'email' },
  phone: { autoComplete: 'tel' },
};

/** Also selects the on-screen keyboard. */
function inputTypeOf(name: InquiryField): 'email' | 'tel' | undefined {
  if (isFieldOfKind(name, 'email')) return 'email';
  return isPhoneField(name) ? 'tel' : undefined;
}

export function TextField({ name, error, isSending }: ControlProps<FieldOf<'line' | 'lines' | 'email'>>) {
  const inquiry = usePageData('inquiry');
  const input = isFieldOfKind(name, 'lines') ? undefined : inputs[name];
  const type = inputTypeOf(name);
  return (
    <Field name={name} error={error} className={!input || input.isWide ? 'field-wide' : ''}>
      {attributes =>
        input ? (
          <input
            {...attributes}
            type={type}
            className="input"
            autoComplete={input.autoComplete}
            inputMode={type}
            readOnly={isSending}
          />
        ) : (
          <textarea
            {...attributes}
            className="input"
            rows={4}
            placeholder={(inquiry.hints as Partial<Record<InquiryField, string>>)[name]}
            readOnly={isSending}
          />
        )
      }
    </Field>
  );
}
