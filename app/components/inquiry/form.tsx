import { type FormEvent, useCallback, useRef } from 'react';
import { delivery } from '#delivery';
import { isDay } from '../../../domain/day.ts';
import { type FieldErrors, inquiryFields, isFieldOfKind } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Arrow } from '../../art/icons.tsx';
import { useSite } from '../../site-context.ts';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';
import { type Toast, useToasts } from '../../ui/toast.tsx';
import { useRepeatedPress } from '../../ui/use-repeated-press.ts';
import { FormPlan, getPlanForDay } from '../inquiry-plan/attached-plan.tsx';
import { DataNote } from './data-note.tsx';
import { DateField } from './date-field.tsx';
import { renderInPlace } from './render-in-place.ts';
import { FailureText, failureId } from './result-text.tsx';
import { TextField } from './text-field.tsx';
import { Ticket } from './ticket.tsx';
import { findFirstError, focusFirstError, useErrors } from './use-errors.ts';
import { useLink } from './use-link.ts';
import { useSubmission } from './use-submission.ts';
import { setValue, useValue } from './use-value.ts';
import { type InquiryProps, InquiryPropsContext, useVisitWords, VisitWordsContext } from './visit-words.ts';

/** Its controls are uncontrolled: React reads what the browser has kept, also from before it started. */
function InquiryForm() {
  const { inquiry } = useVisitWords();
  const { language } = useSite();
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const visitDate = useValue(form, 'visitDate');
  const plan = useValue(form, 'plan');
  useLink(form);
  useRepeatedPress(true);
  const { parse, revalidate, showErrors, errorTexts } = useErrors(form);
  const { isSending, isBusy, result, isAwaited, clearFailure, send } = useSubmission(form);

  const changePlan = useCallback((newPlan: string) => setValue(form, 'plan', newPlan), []);

  const reject = async (errors: FieldErrors) => {
    clearFailure();
    await showErrors(errors);
    const count = Object.keys(errors).length;
    const toast: Toast = {
      tone: 'error',
      title: inquiry.errors.visitDate.missing,
      ...(count > 1 && { text: formatMessage(inquiry.moreErrors, { count }, language) }),
      isRead: findFirstError(errors) === 'visitDate',
    };
    // Before focusing, so that the field scrolls clear of the toast.
    if (errors.visitDate === 'missing') renderInPlace(null, () => toasts.show(toast));
    focusFirstError(errors);
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (!delivery.canDeliver) return;
    event.preventDefault();
    if (isBusy.current) return;
    const parsed = parse();
    if (!parsed.ok) return reject(parsed.errors);
    void showErrors({});
    const inquiryToSend = { ...parsed.inquiry, ...getPlanForDay({ plan }, parsed.inquiry.visitDate) };
    const newResult = await send(event.currentTarget, inquiryToSend);
    if (newResult.kind !== 'invalid') return;
    await showErrors(newResult.errors);
    focusFirstError(newResult.errors);
  };

  const failure = result?.kind !== 'received' && result;

  return (
    <>
      <div>{result?.kind === 'received' && <Ticket {...result} isAwaited={isAwaited} />}</div>
      <form
        ref={form}
        className="sheet inquiry"
        {...delivery.formAttributes}
        noValidate
        aria-labelledby="inquiry"
        aria-busy={isSending}
        onSubmit={handleSubmit}
        onInput={({ target }) => 'name' in target && revalidate(String(target.name))}
      >
        <h2 id="inquiry">{inquiry.title}</h2>
        <p className="inquiry-note">
          {inquiry.required.before} <span>*</span> {inquiry.required.after}
        </p>
        <delivery.Intro />
        <input name="plan" hidden />
        <FormPlan plan={plan} visitDate={isDay(visitDate) ? visitDate : ''} onChange={changePlan} />
        <div className="fields grid">
          {inquiryFields.map(name => {
            const props = { error: errorTexts[name], isSending };
            if (!isFieldOfKind(name, 'day')) return <TextField key={name} name={name} {...props} />;
            return <DateField key={name} name={name} form={form} plan={plan} {...props} />;
          })}
        </div>
        <div className="inquiry-end cluster">
          <ul className="offer">
            {inquiry.offer.map(line => (
              <li key={line}>
                <PartlyTranslated text={line} untranslatedParts={[park.phone]} />
              </li>
            ))}
          </ul>
          <button
            type="submit"
            className="button button-tickets"
            disabled={isSending}
            aria-describedby={failure ? failureId : undefined}
          >
            <span>{isSending ? inquiry.sending : inquiry.submit}</span>
            {!isSending && <Arrow />}
          </button>
          {failure && <FailureText result={failure} />}
        </div>
      </form>
      <DataNote />
    </>
  );
}

export default function InquiryIsland(props: InquiryProps) {
  return (
    <VisitWordsContext value={props}>
      <InquiryPropsContext value={props}>
        <InquiryForm />
      </InquiryPropsContext>
    </VisitWordsContext>
  );
}
