import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { delivery } from '#delivery';
import type { Day } from '../../../domain/day.ts';
import { descriptionOf, type FieldOf } from '../../../domain/inquiry.ts';
import { firstVisitDay } from '../../../domain/visit-days.ts';
import { longDate } from '../../../i18n/format.ts';
import { CalendarIcon } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { subscribeToMinutes } from '../../ui/minutes.ts';
import { useToasts } from '../../ui/toast.tsx';
import { useToday } from '../../ui/today.ts';
import { type ControlProps, controlId, FieldFault } from './field.tsx';
import PlainCalendar from './plain-calendar.tsx';

/** Falls back to the native date field, part of this chunk, if loading fails (offline, or a tab older than the deployment). */
const Calendar = lazy(() => import('./calendar.tsx').catch(() => ({ default: PlainCalendar })));

/** Longest delay between a tap and its click, in milliseconds; on iOS a tap on plain text fires no click. */
const clickDelay = 400;

interface DateFieldProps extends ControlProps<FieldOf<'day'>> {
  value: Day | '';
  onChange: (day: Day | '') => void;
}

/** A button that opens a calendar next to it in tab and reading order (docs/decisions/0005-own-dialog-and-toasts.md). */
export function DateField({ name, value, onChange, fault, sending }: DateFieldProps) {
  const inquiry = usePageData('inquiry');
  const language = usePageData('language');
  const id = controlId(name);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const { dismiss } = useToasts();

  const close = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // Waits for the tap's click: closing shifts the layout under it. Focus goes to what was tapped.
    const closeFromOutside = (event: Event) => {
      const path = event.composedPath();
      if ([dialog.current, trigger.current].some(part => part && path.includes(part))) return;
      const timer = setTimeout(() => setOpen(false), event.type === 'click' ? 0 : clickDelay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    document.addEventListener('click', closeFromOutside, { signal });
    // A scroll ends with `pointercancel` instead.
    document.addEventListener('pointerup', closeFromOutside, { signal });
    // On the document, because the focus stays on the trigger while the calendar loads.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    return () => listeners.abort();
  }, [open, close]);

  const openCalendar = () => {
    // A toast could cover the days.
    dismiss();
    setOpen(true);
  };

  const choose = (day: Day | '') => {
    // Synchronously, so that the button has its new name when it gets the focus.
    flushSync(() => onChange(day));
  };

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
        ref={trigger}
        name={name}
        className="input date-button"
        data-replay=""
        data-empty={value === '' || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={fault ? `${id}-fault` : undefined}
        data-fault={fault ? '' : undefined}
        disabled={sending}
        onClick={() => (open ? close() : openCalendar())}
      >
        <span id={`${id}-value`}>{shown}</span>
        <CalendarIcon />
      </button>
      {value && <input name={name} value={value} readOnly hidden />}
      <FieldFault id={`${id}-fault`} text={fault} />
      {open && (
        <div
          role="dialog"
          aria-modal="true"
          aria-label={inquiry.date.dialog}
          className="sheet calendar"
          ref={dialog}
          // Keeps the focus inside when the visitor clicks between days.
          tabIndex={-1}
          onKeyDown={keepFocusInside}
        >
          <CalendarInNextFrame chosen={value} onChoose={choose} onClose={close} />
        </div>
      )}
    </div>
  );
}

/** Rendering a month takes 100 ms on phones, so the dialog opens one frame before it. */
function CalendarInNextFrame(props: Omit<ComponentProps<typeof Calendar>, 'today' | 'first'>) {
  const today = useToday();
  // Closing time may pass while the calendar is open.
  const first = useSyncExternalStore(subscribeToMinutes, firstVisitDay, () => today);
  const drawn = useDeferredValue(true, false);
  const wait = <p className="calendar-wait">{usePageData('inquiry').date.loading}</p>;
  return (
    <Suspense fallback={wait}>{drawn ? <Calendar today={today} first={first} {...props} /> : wait}</Suspense>
  );
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
