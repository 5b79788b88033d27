import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { delivery } from '#delivery';
import { useFacts } from '#facts';
import { sendingMs } from '../../../domain/commitments.ts';
import type { Day } from '../../../domain/day.ts';
import { closedBecause } from '../../../domain/hours.ts';
import {
  type Faults,
  type FieldOf,
  type InquiryDraft,
  type InquiryField,
  inquiryFields,
  isOf,
  parseInquiry,
  perField,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { dayFault } from '../../../domain/visit-days.ts';
import { faultText } from '../../../i18n/fault-text.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Arrow } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import { FormPlan, planForDay, useOtherDayText } from '../inquiry-plan/inquiry-plan.tsx';
import { CountField } from './count-field.tsx';
import { DataNote } from './data-note.tsx';
import { DateField } from './date-field.tsx';
import type { Outcome } from './delivery.ts';
import {
  deleteDraft,
  getInputControls,
  readReceivedInquiry,
  saveDraft,
  saveReceivedInquiry,
} from './draft.ts';
import { getTicketModule, loadTicket } from './lazy-ticket.ts';
import { readControl } from './number-field.ts';
import { useRefusedPost } from './refused-post.ts';
import { Answer, resultMessageId } from './result-message.tsx';
import { toResultToast } from './result-toast.ts';
import { TextField } from './text-field.tsx';
import { useDraft } from './use-draft.ts';

type DayField = FieldOf<'day'>;

/** The ticket inquiry (specification, sections 2 to 5). The text fields are uncontrolled, so that text typed before hydration survives. */
export default function InquiryForm() {
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const otherDayText = useOtherDayText();
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [days, setDays, takeLink] = useDraft(form);
  const [faults, setFaults] = useState<Faults>({});
  const [sending, setSending] = useState(false);
  /** The same, between renders. */
  const isSending = useRef(false);
  /** Of the last inquiry, until the next. */
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const visit = outcome?.kind === 'received' && outcome.visit;
  const ticket = visit && getTicketModule();
  const deliver = delivery.useDeliver(form);
  const facts = useFacts();

  // The ticket of an inquiry that was sent before the visitor went to another page.
  useEffect(() => {
    if (!readReceivedInquiry()?.visit) return;
    loadTicket().then(() => {
      // Read again: another inquiry may have been sent meanwhile.
      const received = readReceivedInquiry();
      if (received) getTicketModule()?.showAgain(form.current, () => flushSync(() => setOutcome(received)));
    });
  }, []);

  const readForm = (): InquiryDraft => {
    const controls = form.current ? getInputControls(form.current) : [];
    const typed = (field: InquiryField) => controls.find(({ name }) => name === field);
    return { ...perField(field => readControl(typed(field))), ...days };
  };

  const reasonOf = (day: Day) => closedBecause(day, facts);

  /** Validates a draft at this moment. */
  const parseNow = (draft: InquiryDraft) =>
    parseInquiry(draft, parkDay(), (day, today) => dayFault(day, today, reasonOf));

  /** Revalidates a field that had a fault on submit. */
  const recheck = (field: InquiryField, draft = readForm()) => {
    if (Object.keys(faults).length === 0) return;
    const parsed = parseNow(draft);
    const found = parsed.ok ? undefined : parsed.faults[field];
    // Updates the previous state, because autofill changes several fields before the next render.
    setFaults(({ [field]: before, ...others }) => (before && found ? { ...others, [field]: found } : others));
    if (!found && field === 'visitDate') toasts.dismiss();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an announcement can reopen a closed day
  useEffect(() => {
    if (faults.visitDate === 'closed') recheck('visitDate');
  }, [facts]);

  const changePlan = useCallback((plan: string) => setDays(others => ({ ...others, plan })), [setDays]);

  /** Returns what to announce beside the day. */
  const chooseDay = (field: DayField, day: Day | ''): string => {
    loadTicket();
    setDays(others => ({ ...others, [field]: day }));
    recheck(field, { ...readForm(), [field]: day });
    return otherDayText(days, day);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const parsed = parseNow(readForm());
    if (!parsed.ok) {
      if (!ticket) setOutcome(null);
      // It is not being sent any more.
      saveDraft();
      const count = Object.keys(parsed.faults).length;
      // Before moving the focus, so that the focused field scrolls clear of the toast.
      if (parsed.faults.visitDate === 'missing')
        toasts.show({
          tone: 'error',
          title: inquiry.noDate,
          ...(count > 1 && { text: formatMessage(inquiry.moreFaults, { count: count }, language) }),
        });
      showFaults(parsed.faults);
      return;
    }
    setFaults({});
    toasts.dismiss();
    toasts.announce(inquiry.sending);
    loadTicket();
    isSending.current = true;
    saveReceivedInquiry(null);
    const begin = () =>
      flushSync(() => {
        setSending(true);
        setOutcome(null);
      });
    // Removing an earlier inquiry's ticket must not move the form on screen.
    if (ticket) ticket.keepInPlace(event.currentTarget, begin);
    else begin();
    // Also for a tab that is discarded or crashes.
    saveDraft();
    const shownLongEnough = new Promise(resolve => setTimeout(resolve, sendingMs));
    const plan = planForDay(days, parsed.inquiry.visitDate);
    const [ended] = await Promise.all([deliver({ ...parsed.inquiry, ...plan }), shownLongEnough]);
    finish(ended);
  };

  const finish = (ended: Outcome) => {
    const part = getTicketModule();
    isSending.current = false;
    const show = () =>
      flushSync(() => {
        setSending(false);
        setOutcome(ended);
        if (ended.kind === 'received') setDays({});
      });
    if (ended.kind === 'received') {
      // Without its chunk there is no ticket: one appearing later would shift the page.
      if (!part) delete ended.visit;
      empty(form.current);
      deleteDraft();
      saveReceivedInquiry(ended);
      delivery.onShown();
      if (part) part.showTicket(form.current, show);
      else show();
      takeLink();
    } else {
      show();
      saveDraft();
    }
    // Disabling the button dropped its focus.
    if (document.activeElement === document.body) submit.current?.focus({ preventScroll: true });
    toasts.show(toResultToast(ended, inquiry.sent));
    if (ended.kind === 'refused') showFaults(ended.faults);
  };

  const showFaults = (found: Faults) => {
    // Synchronously, so that screen readers announce the fault when its field gets the focus.
    flushSync(() => setFaults(found));
    // The toast is about the date field: scroll that clear of it too, if both fit.
    if (found.visitDate)
      form.current?.querySelector('.field:has(.date-button)')?.scrollIntoView({ block: 'nearest' });
    focusField(
      form.current,
      inquiryFields.find(field => found[field]),
    );
  };

  const refused = useRefusedPost();
  const answered = !ticket && outcome;
  const faultOf = (field: InquiryField) =>
    refused
      ? refused.faults[field]
      : faultText(inquiry, reasons, language, field, faults, faults[field] && readForm()[field], reasonOf);

  return (
    <>
      <div>{ticket && <ticket.Ticket {...outcome} visit={visit} />}</div>
      <form
        ref={form}
        className="sheet inquiry"
        {...delivery.target}
        noValidate
        data-replay=""
        aria-labelledby="inquiry"
        aria-busy={sending}
        onSubmit={handleSubmit}
        onInput={({ target }) => recheck((target as HTMLInputElement).name as InquiryField)}
      >
        <h2 id="inquiry">{inquiry.title}</h2>
        <p className="inquiry-note">
          {inquiry.required.before} <span>*</span> {inquiry.required.after}
        </p>
        <delivery.Opening />
        <FormPlan {...days} onChange={changePlan} />
        <div className="fields grid">
          {inquiryFields.map(name => {
            const props = { fault: faultOf(name), sending };
            if (isOf(name, 'count')) return <CountField key={name} name={name} {...props} />;
            if (!isOf(name, 'day')) return <TextField key={name} name={name} {...props} />;
            return (
              <DateField
                key={name}
                name={name}
                {...props}
                value={days[name] ?? ''}
                onChange={day => chooseDay(name, day)}
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
            ref={submit}
            className="button button-tickets"
            disabled={sending}
            aria-describedby={answered ? resultMessageId : undefined}
          >
            <span>{sending ? inquiry.sending : inquiry.submit}</span>
            {!sending && <Arrow />}
          </button>
          {answered && <Answer outcome={answered} />}
        </div>
      </form>
      <DataNote />
    </>
  );
}

/** Not `reset()`: autofill extensions also change the default values that it restores. */
function empty(form: HTMLFormElement | null) {
  if (!form) return;
  for (const control of getInputControls(form)) control.value = '';
  delete form.dataset['since'];
}

/** Focuses a field's control and scrolls its label into view; in a window too low for both, the control wins. */
function focusField(form: HTMLFormElement | null, field: InquiryField | undefined) {
  const control = form?.querySelector<HTMLElement>(`[name="${field}"]:not([hidden])`);
  control?.focus({ preventScroll: true });
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  control?.scrollIntoView({ block: 'nearest' });
}
