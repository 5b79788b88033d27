import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from 'react-router';
import { delivery } from '#delivery';
import type { Day } from '../../shared/day.ts';
import {
  type Faults,
  type InquiryDraft,
  type InquiryField,
  inquiryFields,
  parseInquiry,
} from '../../shared/inquiry.ts';
import { Arrow } from '../art/marks.tsx';
import { inquiry } from '../content/inquiry.ts';
import { park } from '../content/park.ts';
import { useCopy } from '../i18n/use-locale.ts';
import { useToasts } from '../ui/toast.tsx';
import { parkToday } from '../ui/today.ts';
import { DateField } from './date-field.tsx';
import type { Outcome } from './delivery.ts';
import { keepDraft, takeDraft } from './draft.ts';
import { Field } from './field.tsx';
import { VisitorsField } from './visitors-field.tsx';

/**
 * The ticket inquiry (specification, sections 2 to 5).
 *
 * The text fields are the browser's own (uncontrolled): what was typed before React was there is still there after.
 */
export function InquiryForm() {
  const copy = useCopy(inquiry);
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const answerId = useId();
  const [visitDate, setVisitDate] = useState<Day | ''>('');
  const [faults, setFaults] = useState<Faults>({});
  /** Set while an inquiry is under way; aborting it leaves nothing behind. */
  const [sending, setSending] = useState<AbortController | null>(null);
  const still = sending !== null;
  /** How the last delivery ended, until the next begins. */
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const deliver = delivery.useDeliver(form);

  useEffect(() => () => sending?.abort(), [sending]);

  const readDraft = useCallback((): InquiryDraft => {
    const data = form.current ? new FormData(form.current) : new FormData();
    const text = (field: InquiryField) => String(data.get(field) ?? '');
    const typed = Object.fromEntries(inquiryFields.map(field => [field, text(field)])) as InquiryDraft;
    return { ...typed, visitDate };
  }, [visitDate]);

  // The router reloads the document when the code of the next page cannot be loaded: the network is gone, or the site
  // was deployed anew and this tab is old. That is no reason to lose what was typed.
  const leaving = useNavigation().state === 'loading';
  useEffect(() => {
    if (!leaving) return;
    const keep = () => keepDraft(readDraft());
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [leaving, readDraft]);

  useEffect(() => {
    const kept = takeDraft();
    if (!kept || !form.current) return;
    for (const field of inquiryFields) {
      const control = form.current.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        // What was typed since the reload is newer than the draft.
        control.value ||= kept[field];
      }
    }
    setVisitDate(kept.visitDate as Day | '');
  }, []);

  /** A fault goes as soon as it is mended, and changes as it changes; no field is blamed before it was submitted. */
  const recheck = (field: InquiryField, draft: InquiryDraft) => {
    if (!faults[field]) return;
    const parsed = parseInquiry(draft, parkToday());
    const { [field]: _mended, ...others } = faults;
    const found = parsed.ok ? undefined : parsed.faults[field];
    setFaults(found ? { ...others, [field]: found } : others);
    if (!found && field === 'visitDate') toasts.dismiss();
  };

  const chooseDate = (day: Day | '') => {
    setVisitDate(day);
    recheck('visitDate', { ...readDraft(), visitDate: day });
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (still) return;
    const parsed = parseInquiry(readDraft(), parkToday());
    setOutcome(null);
    if (!parsed.ok) {
      showFaults(parsed.faults);
      if (parsed.faults.visitDate === 'missing') toasts.show({ tone: 'error', title: copy.noDate });
      return;
    }
    const controller = new AbortController();
    setFaults({});
    toasts.dismiss();
    // On the page at once: a second submit in the same moment must find the form sending.
    flushSync(() => setSending(controller));
    let ended: Outcome;
    try {
      ended = await deliver(parsed.inquiry, controller.signal);
    } catch {
      if (controller.signal.aborted) return;
      ended = { kind: 'failed', ...copy.failed };
    }
    if (ended.kind === 'received') {
      form.current?.reset();
      setVisitDate('');
    }
    finish(ended);
    if (ended.kind === 'received') toasts.show({ tone: 'success', ...copy.sent, detail: ended.note });
    else if (ended.kind === 'failed')
      toasts.show({ tone: 'error', title: ended.title, text: `${ended.text} ${park.phone}` });
    else {
      showFaults(ended.faults);
      toasts.show({ tone: 'error', title: ended.title, text: ended.text });
    }
  };

  /** Back to idle. The disabled button has dropped the focus: it gets it back, unless it has gone elsewhere. */
  const finish = (ended: Outcome) => {
    flushSync(() => {
      setSending(null);
      setOutcome(ended);
    });
    if (document.activeElement === document.body) submit.current?.focus({ preventScroll: true });
  };

  const showFaults = (found: Faults) => {
    // The faults must be on the page before focus goes to the first, so that they are read out with it.
    flushSync(() => setFaults(found));
    focusField(inquiryFields.find(field => found[field]));
  };

  const focusField = (field: InquiryField | undefined) => {
    const control = field && form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };

  const faultText = (field: InquiryField): string | undefined => {
    const fault = faults[field];
    const texts: Partial<Record<string, string>> = copy.faults[field];
    return fault && (texts[fault] ?? copy.otherFault);
  };

  return (
    <form
      ref={form}
      className="inquiry"
      {...delivery.target}
      noValidate
      data-replay=""
      aria-labelledby="inquiry"
      aria-busy={still}
      onSubmit={handleSubmit}
      onInput={event => {
        const { name } = event.target as HTMLInputElement;
        recheck(name as InquiryField, readDraft());
      }}
    >
      <h2 id="inquiry">{copy.title}</h2>
      <p className="inquiry-note">
        {copy.required.before} <span>*</span> {copy.required.after}
      </p>
      <delivery.Opening />
      <div className="fields">
        <Field label={copy.labels.fullName} required fault={faultText('fullName')} className="field-wide">
          {attributes => (
            <input {...attributes} name="fullName" className="input" autoComplete="name" readOnly={still} />
          )}
        </Field>
        <Field label={copy.labels.email} required fault={faultText('email')}>
          {attributes => (
            <input
              {...attributes}
              name="email"
              type="email"
              className="input"
              autoComplete="email"
              inputMode="email"
              readOnly={still}
            />
          )}
        </Field>
        <Field label={copy.labels.phone} required fault={faultText('phone')}>
          {attributes => (
            <input
              {...attributes}
              name="phone"
              type="tel"
              className="input"
              autoComplete="tel"
              inputMode="tel"
              readOnly={still}
            />
          )}
        </Field>
        <DateField value={visitDate} onChange={chooseDate} fault={faultText('visitDate')} still={still} />
        <VisitorsField fault={faultText('numberOfVisitors')} still={still} />
        <Field
          label={copy.labels.specialRequests}
          fault={faultText('specialRequests')}
          className="field-wide"
        >
          {attributes => (
            <textarea
              {...attributes}
              name="specialRequests"
              className="input"
              rows={4}
              placeholder={copy.specialRequestsHint}
              readOnly={still}
            />
          )}
        </Field>
      </div>
      <div className="inquiry-end">
        <button
          type="submit"
          ref={submit}
          className="button button-call"
          disabled={still}
          aria-describedby={outcome ? answerId : undefined}
        >
          {still ? (
            copy.sending
          ) : (
            <>
              {copy.submit} <Arrow />
            </>
          )}
        </button>
        <p>{copy.promise}</p>
        {outcome && <delivery.Answer id={answerId} outcome={outcome} />}
      </div>
    </form>
  );
}
