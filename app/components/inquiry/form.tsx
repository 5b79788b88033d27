import { type FormEvent, useCallback, useRef } from 'react';
import { delivery } from '#delivery';
import type { Day } from '../../../domain/day.ts';
import {
  type FieldErrors,
  type FieldOf,
  type InquiryField,
  inquiryFields,
  isFieldOfKind,
} from '../../../domain/inquiry.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Arrow } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import { FormPlan, getPlanForDay, useOtherDayFormatter } from '../inquiry-plan/inquiry-plan.tsx';
import { CountField } from './count-field.tsx';
import { DataNote } from './data-note.tsx';
import { DateField } from './date-field.tsx';
import { updateDraft } from './draft.ts';
import { loadTicket } from './lazy-ticket.ts';
import { ResultMessage, resultMessageId } from './result-message.tsx';
import { TextField } from './text-field.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useFormValues } from './use-form-values.ts';
import { useSubmission } from './use-submission.ts';

/** Text fields are uncontrolled, so that text typed before hydration survives. */
export default function InquiryForm() {
  const inquiry = usePageData('inquiry');
  const language = usePageData('language');
  const formatOtherDay = useOtherDayFormatter();
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const { controlledValues, setControlledValues, readForm, clearForm, applyLink } = useFormValues(form);
  const { parse, revalidate, showErrors, clearErrors, getErrorText } = useFieldErrors(form, readForm);
  const { isSending, isSubmitting, result, Ticket, clearResult, send } = useSubmission(form);

  const changePlan = useCallback(
    (plan: string) => setControlledValues(previous => ({ ...previous, plan })),
    [setControlledValues],
  );

  const changeDay = (field: FieldOf<'day'>, day: Day | '') => {
    loadTicket();
    setControlledValues(previous => ({ ...previous, [field]: day }));
    revalidate(field, { ...readForm(), [field]: day });
  };

  const refuse = (errors: FieldErrors) => {
    if (!Ticket) clearResult();
    // Removes `sending` from the draft.
    updateDraft();
    const count = Object.keys(errors).length;
    // Before focusing, so that the field scrolls clear of the toast.
    if (errors.visitDate === 'missing')
      toasts.show({
        tone: 'error',
        title: inquiry.errors.visitDate.missing,
        ...(count > 1 && { text: formatMessage(inquiry.moreErrors, { count }, language) }),
      });
    showErrors(errors);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const parsed = parse();
    if (!parsed.ok) {
      refuse(parsed.errors);
      return;
    }
    clearErrors();
    const plan = getPlanForDay(controlledValues, parsed.inquiry.visitDate);
    const newResult = await send({ ...parsed.inquiry, ...plan }, clearForm);
    if (newResult.kind === 'received') applyLink();
    if (newResult.kind === 'refused') showErrors(newResult.errors);
  };

  const visit = result?.kind === 'received' && result.visit;
  const resultBesideButton = !Ticket && result;

  return (
    <>
      <div>{visit && Ticket && <Ticket {...result} visit={visit} />}</div>
      <form
        ref={form}
        className="sheet inquiry"
        {...delivery.formAttributes}
        noValidate
        data-replay=""
        aria-labelledby="inquiry"
        aria-busy={isSending}
        onSubmit={handleSubmit}
        onInput={({ target }) => revalidate((target as HTMLInputElement).name as InquiryField)}
      >
        <h2 id="inquiry">{inquiry.title}</h2>
        <p className="inquiry-note">
          {inquiry.required.before} <span>*</span> {inquiry.required.after}
        </p>
        <delivery.Intro />
        <FormPlan {...controlledValues} onChange={changePlan} />
        <div className="fields grid">
          {inquiryFields.map(name => {
            const props = { error: getErrorText(name), isSending };
            if (isFieldOfKind(name, 'count')) return <CountField key={name} name={name} {...props} />;
            if (!isFieldOfKind(name, 'day')) return <TextField key={name} name={name} {...props} />;
            return (
              <DateField
                key={name}
                name={name}
                {...props}
                value={controlledValues[name] ?? ''}
                onChange={day => changeDay(name, day)}
                formatAddition={day => formatOtherDay(controlledValues, day)}
              />
            );
          })}
        </div>
        <div className="inquiry-end cluster">
          <ul className="offer">
            {inquiry.offer.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button
            type="submit"
            className="button button-tickets"
            disabled={isSending}
            aria-describedby={resultBesideButton ? resultMessageId : undefined}
          >
            <span>{isSending ? inquiry.sending : inquiry.submit}</span>
            {!isSending && <Arrow />}
          </button>
          {resultBesideButton && <ResultMessage result={resultBesideButton} />}
        </div>
      </form>
      <DataNote />
    </>
  );
}
