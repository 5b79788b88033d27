import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounced } from '#announced';
import { delivery } from '#delivery';
import { faultText } from '../../../content/fault-text.ts';
import { placeholder } from '../../../content/placeholders.ts';
import { sendingMs } from '../../../domain/commitments.ts';
import { type Day, isDay } from '../../../domain/day.ts';
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
import { park } from '../../../domain/park.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { fill } from '../../../i18n/fill.ts';
import { Arrow } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { replayEarlyEvents } from '../../ui/early-events.ts';
import { removeOrphan } from '../../ui/remove-orphan.ts';
import { type Toast, useToasts } from '../../ui/toast.tsx';
import { CountField } from './count-field.tsx';
import { DateField } from './date-field.tsx';
import { answerId, type Outcome } from './delivery.ts';
import { dropDraft, enteredControls, fillFromDraft, keepDraft, readDraft, takeReceived } from './draft.ts';
import { loadTicket, ticketPart } from './lazy-ticket.ts';
import { isSending, leaveForm, setSending, useSending } from './sending.ts';
import { useIsTemplate } from './template.tsx';
import { TextField } from './text-field.tsx';

type DayField = FieldOf<'day'>;
type Days = Partial<Record<DayField, Day | ''>>;

/** The toast that says how a delivery has ended. */
function toastOf(outcome: Outcome, sent: { title: string; text: string }): Toast {
  if (outcome.kind === 'received')
    return { tone: 'success', ...sent, detail: outcome.note, fixed: outcome.reference };
  const { title, text } = outcome;
  if (outcome.kind === 'refused') return { tone: 'error', title, text };
  return { tone: 'error', title, text: `${text} ${park.phone}`, fixed: park.phone };
}

/**
 * The ticket inquiry (specification, sections 2 to 5); `children` stand at its end. The text fields are uncontrolled, which keeps what
 * was typed before hydration.
 */
export function InquiryForm({ children }: { children?: ReactNode }) {
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [days, setDays] = useState<Days>({});
  const [faults, setFaults] = useState<Faults>({});
  const { sending, outcome } = useSending();
  const visit = outcome?.kind === 'received' && outcome.visit;
  const ticket = visit && ticketPart();
  const deliver = delivery.useDeliver(form);
  const announced = useAnnounced();

  // Restores the draft, and keeps it when the visitor goes to another page; the early script sees to other documents.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    fillFromDraft(element);
    const { visitDate = '' } = readDraft();
    if (isDay(visitDate)) setDays({ visitDate });
    const received = !isSending() && takeReceived();
    if (received) {
      // In a form that nobody has touched since, the browser itself has restored what was sent.
      const earlier = element.dataset['since'] !== undefined;
      if (!earlier) dropDraft();
      setSending({ outcome: { ...received, earlier } });
      toasts.show(toastOf(received, inquiry.sent));
      loadTicket().then(() => setSending({}));
    }
    return () => {
      keepDraft(element);
      leaveForm();
    };
  }, [toasts, inquiry]);

  useEffect(replayEarlyEvents, []);

  // An effect, because the visitor may have gone to another page and come back while it was sent.
  const received = outcome?.kind === 'received' && !outcome.earlier;
  useLayoutEffect(() => {
    if (!received || !form.current) return;
    // Not `reset()`: form fillers also write the attributes that it goes back to.
    for (const control of enteredControls(form.current)) control.value = '';
    delete form.current.dataset['since'];
    setDays({});
  }, [received]);

  const readForm = (): InquiryDraft => {
    const data = new FormData(form.current ?? undefined);
    return { ...perField(field => String(data.get(field) ?? '')), ...days };
  };

  /** Updates the fault of a field that was blamed on submit. */
  const recheck = (field: InquiryField, draft = readForm()) => {
    if (Object.keys(faults).length === 0) return;
    const parsed = parseInquiry(draft, parkDay());
    const found = parsed.ok ? undefined : parsed.faults[field];
    // From the state before: a form filler changes several fields between two renderings.
    setFaults(({ [field]: before, ...others }) => (before && found ? { ...others, [field]: found } : others));
    if (!found && field === 'visitDate') toasts.dismiss();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a closed day may be open again when something is announced
  useEffect(() => {
    if (faults.visitDate === 'closed') recheck('visitDate');
  }, [announced]);

  const chooseDay = (field: DayField, day: Day | '') => {
    loadTicket();
    setDays(others => ({ ...others, [field]: day }));
    recheck(field, { ...readForm(), [field]: day });
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending()) return;
    const parsed = parseInquiry(readForm(), parkDay());
    if (!parsed.ok) {
      if (!ticket) setSending({ outcome: null });
      const count = Object.keys(parsed.faults).length;
      // Before the focus moves, so that the focused field stands clear of the toast.
      if (parsed.faults.visitDate === 'missing')
        toasts.show({
          tone: 'error',
          title: inquiry.noDate,
          ...(count > 1 && { text: fill(inquiry.moreFaults, { count: String(count) }) }),
        });
      showFaults(parsed.faults);
      return;
    }
    setFaults({});
    toasts.show({ tone: 'spoken', title: inquiry.sending });
    loadTicket();
    const begin = () => flushSync(() => setSending({ sending: true, outcome: null }));
    // The ticket of an earlier inquiry goes, and the form stays where it is.
    if (ticket) ticket.holdStill(event.currentTarget, begin);
    else begin();
    const shownLongEnough = new Promise(resolve => setTimeout(resolve, sendingMs));
    const [ended] = await Promise.all([deliver(parsed.inquiry), shownLongEnough]);
    finish(ended);
  };

  /** Back to idle; the visitor may be on another page by now. */
  const finish = (ended: Outcome) => {
    const part = ticketPart();
    const show = () => flushSync(() => setSending({ sending: false, outcome: ended }));
    if (ended.kind === 'received') {
      dropDraft();
      takeReceived();
      // A ticket that arrives later would disturb.
      if (!part) delete ended.visit;
    }
    if (part && ended.kind === 'received') part.showTicket(form.current, show);
    else show();
    // The button lost the focus when it was disabled.
    if (document.activeElement === document.body) submit.current?.focus({ preventScroll: true });
    toasts.show(toastOf(ended, inquiry.sent));
    if (ended.kind === 'refused') showFaults(ended.faults);
  };

  const showFaults = (found: Faults) => {
    // Synchronously, so that a fault is read out when its field gets the focus.
    flushSync(() => setFaults(found));
    // What the toast is about stands clear of it too, where there is room for both.
    if (found.visitDate)
      form.current?.querySelector('.field:has(.date-button)')?.scrollIntoView({ block: 'nearest' });
    focusField(inquiryFields.find(field => found[field]));
  };

  const focusField = (field: InquiryField | undefined) => {
    const control = form.current?.querySelector<HTMLElement>(`[name="${field}"]:not([hidden])`);
    control?.focus({ preventScroll: true });
    // With its label; in a window lower than the field the control comes first.
    control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
    control?.scrollIntoView({ block: 'nearest' });
  };

  const isTemplate = useIsTemplate();
  const answered = !ticket && outcome;
  const faultOf = (field: InquiryField) =>
    isTemplate
      ? placeholder(`fault:${field}`)
      : faultText(inquiry, reasons, language, field, faults, isOf(field, 'day') ? days[field] : '');

  return (
    <div className="requests" ref={removeOrphan}>
      <div>
        {ticket && <ticket.Ticket {...outcome} visit={visit} onAgain={() => focusField(inquiryFields[0])} />}
      </div>
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
        <div className="fields">
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
        <div className="inquiry-end">
          <button
            type="submit"
            ref={submit}
            className="button button-tickets"
            disabled={sending}
            aria-describedby={answered ? answerId : undefined}
          >
            <span>{sending ? inquiry.sending : inquiry.submit}</span>
            {!sending && <Arrow />}
          </button>
          <p>{inquiry.promise}</p>
          {answered && <delivery.Answer outcome={answered} />}
        </div>
        {children}
      </form>
    </div>
  );
}
