import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useDeferredValue,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { delivery } from '#delivery';
import { type Day, isDay } from '../../../domain/day.ts';
import { descriptionOf, type FieldOf } from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { firstVisitDay } from '../../../domain/visit-days.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { CalendarIcon } from '../../art/icons.tsx';
import { useSite } from '../../site-context.ts';
import { subscribeToMinutes } from '../../ui/minutes.ts';
import { useToasts } from '../../ui/toast.tsx';
import { useScheduleFacts } from '../../ui/use-schedule-facts.ts';
import { useOtherDayFormatter } from '../inquiry-plan/attached-plan.tsx';
import type Calendar from './calendar.tsx';
import { type ControlProps, controlId, FieldErrorText } from './field.tsx';
import { Part, usePart } from './part.tsx';
import { type FormRef, setValue, useValue } from './use-value.ts';
import { useVisitWords } from './visit-words.ts';

interface DateFieldProps extends ControlProps<FieldOf<'day'>> {
  form: FormRef;
  /** May be empty. */
  plan: string;
}

/** Selecting a day leaves the calendar open; *Done* closes it (docs/decisions/0005-own-dialog-and-toasts.md). */
export const DateField = memo(function DateField({ name, form, plan, error, isSending }: DateFieldProps) {
  const { inquiry } = useVisitWords();
  const { language, today: buildDay } = useSite();
  const formatOtherDay = useOtherDayFormatter();
  const id = controlId(name);
  const popoverId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const calendar = usePart(() => import('./calendar.tsx'));
  const { dismiss, speak } = useToasts();
  const text = useValue(form, name);
  const value = isDay(text) ? text : '';
  const today = useSyncExternalStore(subscribeToMinutes, parkDay, () => buildDay);
  const facts = useScheduleFacts();
  // Closing time may pass while the page is open.
  const firstDay = useSyncExternalStore(
    subscribeToMinutes,
    () => firstVisitDay(new Date(), facts),
    () => today,
  );
  // Today can be selected until midnight.
  const getNote = (day: Day | '') => (day === today && day < firstDay ? inquiry.date.closedToday : '');
  const formatDay = (day: Day | '') => (day === '' ? inquiry.date.pick : formatLongDate(day, language));

  const toggle = (event: MouseEvent<HTMLElement>) => {
    // `popoverTarget` would open it before it is rendered.
    event.preventDefault();
    // Safari does not focus clicked buttons, but the focus must return here on closing.
    event.currentTarget.focus();
    // A toast could cover the calendar.
    dismiss();
    if (isOpen && !calendar.hasFailed) return document.getElementById(popoverId)?.hidePopover();
    setIsOpen(true);
    calendar.load();
  };

  const selectDay = (day: Day | '') => {
    setValue(form, name, day);
    const parts = [`${inquiry.labels[name]}, ${formatDay(day)}`, getNote(day), formatOtherDay({ plan }, day)];
    speak(parts.filter(Boolean).join('. '));
  };

  const note = getNote(value);
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {/* Screen readers read the asterisk, because a button cannot be `required`. */}
        {inquiry.labels[name]} {!descriptionOf(name).optional && <span>*</span>}
      </span>
      <input name={name} aria-labelledby={`${id}-label`} {...delivery.getDateAttributes(buildDay)} />
      <button
        type="button"
        id={id}
        className="input date-button"
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
        <span id={`${id}-value`}>{formatDay(value)}</span>
        <CalendarIcon />
      </button>
      <FieldErrorText id={`${id}-error`} text={error} />
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
          <CalendarInNextFrame part={calendar} props={{ today, value, onChange: selectDay }} />
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
});

/** A closing popover returns the focus without scrolling. */
function scrollAfterClosing({ currentTarget, relatedTarget }: FocusEvent): void {
  if (relatedTarget?.closest('[popover]:not(:popover-open)'))
    currentTarget.scrollIntoView({ block: 'nearest' });
}

function openPopover(popover: HTMLElement | null): void {
  if (popover && !popover.matches(':popover-open')) popover.showPopover();
}

/** Rendering a month takes 100 ms on phones, so the dialog opens one frame earlier. */
function CalendarInNextFrame({ part, props }: ComponentProps<typeof Part<ComponentProps<typeof Calendar>>>) {
  const isReady = useDeferredValue(true, false);
  return <Part part={isReady ? part : { ...part, module: undefined }} props={props} />;
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
