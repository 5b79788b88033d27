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
import type { Day } from '../../../domain/day.ts';
import { descriptionOf, type FieldOf } from '../../../domain/inquiry.ts';
import { firstVisitDay } from '../../../domain/visit-days.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { CalendarIcon } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { subscribeToMinutes } from '../../ui/minutes.ts';
import { useScheduleFacts } from '../../ui/schedule-facts.ts';
import { useToasts } from '../../ui/toast.tsx';
import { useToday } from '../../ui/today.ts';
import { type ControlProps, controlId, FieldErrorMessage } from './field.tsx';
import PlainCalendar from './plain-calendar.tsx';

/** Loading fails when offline, and in tabs older than the deployment. */
const Calendar = lazy(() => import('./calendar.tsx').catch(() => ({ default: PlainCalendar })));

interface DateFieldProps extends ControlProps<FieldOf<'day'>> {
  value: Day | '';
  onChange: (day: Day | '') => void;
  /** Announced with the day; may be empty. */
  formatAddition: (day: Day | '') => string;
}

/** Selecting a day leaves the calendar open; *Done* closes it (docs/decisions/0005-own-dialog-and-toasts.md). */
export function DateField({ name, value, onChange, formatAddition, error, isSending }: DateFieldProps) {
  const inquiry = usePageData('inquiry');
  const language = usePageData('language');
  const id = controlId(name);
  const popoverId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { dismiss, announce } = useToasts();
  const today = useToday();
  const facts = useScheduleFacts();
  // Closing time may pass while the page is open.
  const firstDay = useSyncExternalStore(
    subscribeToMinutes,
    () => firstVisitDay(new Date(), facts),
    () => today,
  );
  // Today can be selected until midnight.
  const getNote = (day: Day | '') => (day === today && day < firstDay ? inquiry.date.closedToday : '');

  const toggle = (event: MouseEvent<HTMLElement>) => {
    // `popoverTarget` would open it before it is rendered.
    event.preventDefault();
    // Safari does not focus clicked buttons, but the focus must return here on closing.
    event.currentTarget.focus();
    // A toast could cover the calendar.
    dismiss();
    if (isOpen) document.getElementById(popoverId)?.hidePopover();
    else setIsOpen(true);
  };

  const selectDay = (day: Day | '') => {
    onChange(day);
    const date = day === '' ? inquiry.date.pick : formatLongDate(day, language);
    announce(
      [`${inquiry.labels[name]}: ${date}`, getNote(day), formatAddition(day)].filter(Boolean).join('. '),
    );
  };

  const note = getNote(value);
  const text = value === '' ? inquiry.date.pick : formatLongDate(value, language);
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {/* Screen readers read the asterisk, because a button cannot be `required`. */}
        {inquiry.labels[name]} {!descriptionOf(name).optional && <span>*</span>}
      </span>
      <delivery.PlainDate name={name} labelledBy={`${id}-label`} error={error} />
      <button
        type="button"
        name={name}
        className="input date-button"
        data-replay=""
        data-empty={value === '' || undefined}
        // Otherwise a click on it would count as outside the calendar.
        popoverTarget={isOpen ? popoverId : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={
          [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ') || undefined
        }
        data-error={error ? '' : undefined}
        disabled={isSending}
        onClick={toggle}
        onFocus={scrollAfterClosing}
      >
        <span id={`${id}-value`}>{text}</span>
        <CalendarIcon />
      </button>
      {value && <input name={name} value={value} readOnly hidden />}
      <FieldErrorMessage id={`${id}-error`} text={error} />
      {note && (
        <p id={`${id}-note`} className="field-note">
          {note}
        </p>
      )}
      {isOpen && (
        <div
          role="dialog"
          aria-modal="true"
          aria-label={inquiry.date.dialog}
          className="sheet calendar"
          id={popoverId}
          popover="auto"
          ref={openPopover}
          onToggle={({ newState }) => newState === 'closed' && setIsOpen(false)}
          // Keeps the focus inside after a click between days.
          tabIndex={-1}
          onKeyDown={keepFocusInside}
        >
          <CalendarInNextFrame today={today} value={value} onChange={selectDay} />
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

/** A closing popover returns the focus without scrolling. */
function scrollAfterClosing({ currentTarget, relatedTarget }: FocusEvent): void {
  if (relatedTarget?.closest('[popover]:not(:popover-open)'))
    currentTarget.scrollIntoView({ block: 'nearest' });
}

function openPopover(popover: HTMLElement | null): void {
  if (popover && !popover.matches(':popover-open')) popover.showPopover();
}

/** Rendering a month takes 100 ms on phones, so the dialog opens one frame earlier. */
function CalendarInNextFrame(props: ComponentProps<typeof Calendar>) {
  const isReady = useDeferredValue(true, false);
  const placeholder = <p className="calendar-wait">{usePageData('inquiry').date.loading}</p>;
  return <Suspense fallback={placeholder}>{isReady ? <Calendar {...props} /> : placeholder}</Suspense>;
}

function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget;
  const focusable = [
    ...dialog.querySelectorAll<HTMLElement>(':is(button, input):not(:disabled, [tabindex="-1"])'),
  ];
  const [from, to] = event.shiftKey ? [focusable[0], focusable.at(-1)] : [focusable.at(-1), focusable[0]];
  const { activeElement } = document;
  if (activeElement !== from && activeElement !== dialog) return;
  event.preventDefault();
  to?.focus();
}
