import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useAnnounced } from '#announced';
import { delivery } from '#delivery';
import { faultText } from '../../../content/fault-text.ts';
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
import { slot } from '../../../domain/slots.ts';
import { fill } from '../../../i18n/fill.ts';
import { Arrow } from '../../art/marks.tsx';
import { usePageData } from '../../page-data.ts';
import { handOver } from '../../ui/hand-over.ts';
import { onlyCopy } from '../../ui/only-copy.ts';
import { useToasts } from '../../ui/toast.tsx';
import { CountField } from './count-field.tsx';
import { DateField } from './date-field.tsx';
import type { Outcome, Received } from './delivery.ts';
import { dropDraft, enteredControls, fillFromDraft, keepDraft, readDraft, takeReceived } from './draft.ts';
import { loadTicket, ticketPart } from './late-ticket.ts';
import { isSending, leaveForm, setSending, useSending } from './sending.ts';
import { useIsTemplate } from './template.tsx';
import { TextField } from './text-field.tsx';

type DayField = FieldOf<'day'>;

/**
 * The ticket inquiry (specification, sections 2 to 5).
 *
 * What is behind its end, such as a note on what becomes of the data, is the page's.
 *
 * The text fields are the browser's own (uncontrolled): what was typed before React was there is still there after.
 */
export function InquiryForm({ children }: { children?: ReactNode }) {
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const toasts = useToasts();
  const thanksFor = useCallback(
    ({ note, reference }: Received) =>
      ({ tone: 'success', ...inquiry.sent, detail: note, fixed: reference }) as const,
    [inquiry],
  );
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const answerId = useId();
  const [days, setDays] = useState<Partial<Record<DayField, Day | ''>>>({});
  const [faults, setFaults] = useState<Faults>({});
  const { sending, outcome } = useSending();
  const visit = outcome?.kind === 'received' && outcome.visit;
  const ticket = visit && ticketPart();
  const deliver = delivery.useDeliver(form);
  const announced = useAnnounced();

  const readForm = (): InquiryDraft => {
    const data = form.current ? new FormData(form.current) : new FormData();
    const text = (field: InquiryField) => String(data.get(field) ?? '');
    return { ...perField(text), ...days };
  };

  // Whoever looks at another page finds the form as it was left. Leaving the document is the early script's to see.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    fillFromDraft(element);
    const { visitDate = '' } = readDraft();
    if (isDay(visitDate)) setDays({ visitDate });
    const received = !isSending() && takeReceived();
    if (received) {
      // Who has not touched the form has typed nothing newer: what is in it was brought back by the browser.
      const earlier = element.dataset['since'] !== undefined;
      if (!earlier) dropDraft();
      setSending({ outcome: { ...received, earlier } });
      toasts.show(thanksFor(received));
      // Drawn anew with its ticket, as soon as that is there.
      loadTicket().then(() => setSending({}));
    }
    return () => {
      keepDraft(element);
      leaveForm();
    };
  }, [toasts, thanksFor]);

  useEffect(handOver, []);

  // Also of an inquiry that was sent before the visitor left this page and came back.
  const received = outcome?.kind === 'received' && !outcome.earlier;
  useLayoutEffect(() => {
    if (!received || !form.current) return;
    // Not `reset()`: a form filler may have written into the attributes as well.
    for (const control of enteredControls(form.current)) control.value = '';
    delete form.current.dataset['since'];
    setDays({});
  }, [received]);

  /** A fault goes as soon as it is mended, and changes as it changes; no field is blamed before it was submitted. */
  const recheck = (field: InquiryField, draft: InquiryDraft) => {
    if (Object.keys(faults).length === 0) return;
    const parsed = parseInquiry(draft, parkDay());
    const found = parsed.ok ? undefined : parsed.faults[field];
    // A form filler changes several fields before this is drawn again.
    setFaults(({ [field]: before, ...others }) => (before && found ? { ...others, [field]: found } : others));
    if (!found && field === 'visitDate') toasts.dismiss();
  };

  // The day that was refused may be open again, or there may be a reason to tell.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something is announced, and at no other time
  useEffect(() => {
    if (faults.visitDate === 'closed') recheck('visitDate', readForm());
  }, [announced]);

  const chooseDay = (field: DayField, day: Day | '') => {
    // No inquiry without a day.
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
      // The message first: the field that gets the focus then stands clear of it.
      const count = Object.keys(parsed.faults).length;
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
    // On the page at once: a second submit in the same moment must find the form sending.
    loadTicket();
    const begin = () => flushSync(() => setSending({ sending: true, outcome: null }));
    // The ticket of an earlier inquiry goes, and the form stays where it is.
    if (ticket) ticket.holdStill(event.currentTarget, begin);
    else begin();
    finish(await deliver(parsed.inquiry).catch((): Outcome => ({ kind: 'failed', ...inquiry.failed })));
  };

  /** Back to idle. The visitor may be on another page by now: the message finds them there. */
  const finish = (ended: Outcome) => {
    const part = ticketPart();
    if (ended.kind === 'received') {
      dropDraft();
      takeReceived();
      // It would come while something else is being read.
      if (!part) delete ended.visit;
    }
    const show = () => flushSync(() => setSending({ sending: false, outcome: ended }));
    if (part && ended.kind === 'received') part.showTicket(form.current, show);
    else show();
    // The disabled button has dropped the focus: it gets it back, unless it has gone elsewhere.
    if (document.activeElement === document.body) submit.current?.focus({ preventScroll: true });
    if (ended.kind === 'received') toasts.show(thanksFor(ended));
    else if (ended.kind === 'failed')
      toasts.show({
        tone: 'error',
        title: ended.title,
        text: `${ended.text} ${park.phone}`,
        fixed: park.phone,
      });
    else {
      toasts.show({ tone: 'error', title: ended.title, text: ended.text });
      showFaults(ended.faults);
    }
  };

  const showFaults = (found: Faults) => {
    // The faults must be on the page before focus goes to the first, so that they are read out with it.
    flushSync(() => setFaults(found));
    // What the message speaks of stands clear of it too, where there is room for both.
    if (found.visitDate)
      form.current?.querySelector('.field:has(.date-button)')?.scrollIntoView({ block: 'nearest' });
    focusField(inquiryFields.find(field => found[field]));
  };

  const focusField = (field: InquiryField | undefined) => {
    const control = form.current?.querySelector<HTMLElement>(`[name="${field}"]:not([hidden])`);
    // Browsers bring the control clear of the bar, and its label under it; so the whole field is brought.
    control?.focus({ preventScroll: true });
    control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
    // In a window lower than the field the control comes first.
    control?.scrollIntoView({ block: 'nearest' });
  };

  const isTemplate = useIsTemplate();
  const answered = !ticket && outcome;
  const faultOf = (field: InquiryField) =>
    isTemplate
      ? slot(`fault:${field}`)
      : faultText(inquiry, reasons, language, field, faults, isOf(field, 'day') ? days[field] : '');

  return (
    <div className="requests" ref={onlyCopy}>
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
        onInput={event => {
          const { name } = event.target as HTMLInputElement;
          recheck(name as InquiryField, readForm());
        }}
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
            const choose = (day: Day | '') => chooseDay(name, day);
            return <DateField key={name} name={name} {...props} value={days[name] ?? ''} onChange={choose} />;
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
          {answered && <delivery.Answer id={answerId} outcome={answered} />}
        </div>
        {children}
      </form>
    </div>
  );
}
