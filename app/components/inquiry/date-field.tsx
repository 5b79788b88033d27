import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useDeferredValue,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { delivery } from '#delivery';
import { useFacts } from '#facts';
import type { Day } from '../../../domain/day.ts';
import { descriptionOf, type FieldOf } from '../../../domain/inquiry.ts';
import { firstVisitDay } from '../../../domain/visit-days.ts';
import { longDate } from '../../../i18n/format.ts';
import { CalendarIcon } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { subscribeToMinutes } from '../../ui/minutes.ts';
import { useToasts } from '../../ui/toast.tsx';
import { useToday } from '../../ui/today.ts';
import { type ControlProps, controlId, FieldErrorMessage } from './field.tsx';
import PlainCalendar from './plain-calendar.tsx';

/** Falls back to the native date field, part of this chunk, if loading fails (offline, or a tab older than the deployment). */
const Calendar = lazy(() => import('./calendar.tsx').catch(() => ({ default: PlainCalendar })));

interface DateFieldProps extends ControlProps<FieldOf<'day'>> {
  value: Day | '';
  /** Returns what to announce beside the day. */
  onChange: (day: Day | '') => string;
}

/**
 * A button that opens a calendar: a popover, which the browser closes on a click outside, on Escape and on a phone's Back
 * (docs/decisions/0005-own-dialog-and-toasts.md). Choosing a day leaves it open (specification, section 4).
 */
export function DateField({ name, value, onChange, fault, sending }: DateFieldProps) {
  const inquiry = usePageData('inquiry');
  const language = usePageData('language');
  const id = controlId(name);
  const popover = useId();
  const [open, setOpen] = useState(false);
  const { dismiss, announce } = useToasts();
  const today = useToday();
  const facts = useFacts();
  // Closing time may pass while the page is open.
  const first = useSyncExternalStore(
    subscribeToMinutes,
    () => firstVisitDay(new Date(), facts),
    () => today,
  );
  /** Today can be chosen until midnight. */
  const noteOn = (day: Day | '') => (day === today && day < first ? inquiry.date.closedToday : '');

  const toggle = (event: MouseEvent<HTMLElement>) => {
    // `popoverTarget` would open it before it is drawn.
    event.preventDefault();
    // Safari does not focus a clicked button, and on closing the focus returns to where it was.
    event.currentTarget.focus();
    // A toast could cover the days.
    dismiss();
    if (open) document.getElementById(popover)?.hidePopover();
    else setOpen(true);
  };

  const choose = (day: Day | '') => {
    const more = onChange(day);
    const date = day === '' ? inquiry.date.pick : longDate(day, language);
    announce([`${inquiry.labels[name]}: ${date}`, noteOn(day), more].filter(Boolean).join('. '));
  };

  const note = noteOn(value);
  const shown = value === '' ? inquiry.date.pick : longDate(value, language);
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {/* A button cannot be `required`, so the asterisk is part of its accessible name. */}
        {inquiry.labels[name]} {!descriptionOf(name).optional && <span>*</span>}
      </span>
      <delivery.PlainDate name={name} labelledBy={`${id}-label`} fault={fault} />
      <button
        type="button"
        name={name}
        className="input date-button"
        data-replay=""
        data-empty={value === '' || undefined}
        // A click on it is none outside the calendar.
        popoverTarget={open ? popover : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={
          [fault && `${id}-fault`, note && `${id}-note`].filter(Boolean).join(' ') || undefined
        }
        data-fault={fault ? '' : undefined}
        disabled={sending}
        onClick={toggle}
        onFocus={scrollAfterClosing}
      >
        <span id={`${id}-value`}>{shown}</span>
        <CalendarIcon />
      </button>
      {value && <input name={name} value={value} readOnly hidden />}
      <FieldErrorMessage id={`${id}-fault`} text={fault} />
      {note && (
        <p id={`${id}-note`} className="field-note">
          {note}
        </p>
      )}
      {open && (
        <div
          role="dialog"
          aria-modal="true"
          aria-label={inquiry.date.dialog}
          className="sheet calendar"
          id={popover}
          popover="auto"
          ref={show}
          onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
          // Keeps the focus inside when the visitor clicks between days.
          tabIndex={-1}
          onKeyDown={keepFocusInside}
        >
          <CalendarInNextFrame today={today} chosen={value} onChoose={choose} />
          <button
            type="button"
            className="button button-small calendar-done"
            onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            {inquiry.date.done}
          </button>
        </div>
      )}
    </div>
  );
}

/** Scrolls the button into view: a popover that closes gives the focus back without scrolling. */
function scrollAfterClosing({ currentTarget, relatedTarget }: FocusEvent): void {
  if (relatedTarget?.closest('[popover]:not(:popover-open)'))
    currentTarget.scrollIntoView({ block: 'nearest' });
}

/** Opens a popover as soon as it is in the document. */
function show(popover: HTMLElement | null): void {
  if (popover && !popover.matches(':popover-open')) popover.showPopover();
}

/** Rendering a month takes 100 ms on phones, so the dialog opens one frame before it. */
function CalendarInNextFrame(props: ComponentProps<typeof Calendar>) {
  const drawn = useDeferredValue(true, false);
  const wait = <p className="calendar-wait">{usePageData('inquiry').date.loading}</p>;
  return <Suspense fallback={wait}>{drawn ? <Calendar {...props} /> : wait}</Suspense>;
}

/** Tab cycles within the dialog. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget;
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>(':is(button, input):not(:disabled, [tabindex="-1"])'),
  ];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (activeElement !== from && activeElement !== dialog) return;
  event.preventDefault();
  to?.focus();
}
