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
} from 'react';
import { delivery } from '#delivery';
import type { Day } from '../../../domain/day.ts';
import { descriptionOf, type FieldOf } from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { longDate } from '../../../i18n/format.ts';
import { CalendarIcon } from '../../art/marks.tsx';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import { type ControlProps, controlId, FieldFault } from './field.tsx';
import PlainCalendar from './plain-calendar.tsx';

/**
 * Loads the calendar; without it (offline, an old tab) the browser's own date field serves. That one is part of the
 * page: what stands in for code that cannot be loaded must not be loaded itself.
 */
const Calendar = lazy(() => import('./calendar.tsx').catch(() => ({ default: PlainCalendar })));

/**
 * How long a tap may take to become a click, in milliseconds. On phones of Apple a tap on plain text never does; closing
 * at once would move what was tapped away from under the finger.
 */
const clickDelay = 400;

interface DateFieldProps extends ControlProps<FieldOf<'day'>> {
  value: Day | '';
  onChange: (day: Day | '') => void;
}

/**
 * A day, such as that of the visit: a button that opens a calendar, after the date-picker dialog of the ARIA Authoring Practices. The
 * calendar stands in the form right after its button, so that the order of keys and of reading is the order on screen.
 */
export function DateField({ name, value, onChange, fault, sending }: DateFieldProps) {
  const inquiry = usePageData('inquiry');
  const language = usePageData('language');
  const id = controlId(name);
  /** The park's day as it was when the calendar opened; null while it is closed. */
  const [openedOn, setOpenedOn] = useState<Day | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const open = openedOn !== null;
  const { dismiss } = useToasts();

  const close = useCallback(() => {
    setOpenedOn(null);
    trigger.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    // An outside click goes on to do what it clicked, so the focus is left to it. The trigger closes by itself.
    const closeFromOutside = (event: Event) => {
      const path = event.composedPath();
      if ([dialog.current, trigger.current].some(part => part && path.includes(part))) return;
      if (event.type === 'click') setOpenedOn(null);
      else tap = window.setTimeout(() => setOpenedOn(null), clickDelay);
    };
    let tap = 0;
    const forgetTap = () => clearTimeout(tap);
    // Escape closes from wherever the focus is: while the calendar is still loading it is on the trigger.
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('click', closeFromOutside);
    document.addEventListener('pointerdown', closeFromOutside);
    // It was a scroll.
    document.addEventListener('pointercancel', forgetTap);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      forgetTap();
      document.removeEventListener('click', closeFromOutside);
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('pointercancel', forgetTap);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [open, close]);

  const openCalendar = () => {
    // A message would lie over the days, and has been read by whoever opens the calendar.
    dismiss();
    setOpenedOn(parkDay());
  };

  const shown = value === '' ? inquiry.date.pick : longDate(value, language);
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {/* A button cannot be marked as required: the star is read out with its name. */}
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
          // A click between the days leaves the focus inside.
          tabIndex={-1}
          onKeyDown={keepFocusInside}
        >
          <CalendarInNextFrame today={openedOn} chosen={value} onChoose={onChange} />
        </div>
      )}
    </div>
  );
}

/** A month takes a phone a tenth of a second to draw: the dialog answers the tap before. */
function CalendarInNextFrame(props: ComponentProps<typeof Calendar>) {
  const drawn = useDeferredValue(true, false);
  const wait = <p className="calendar-wait">{usePageData('inquiry').date.loading}</p>;
  return <Suspense fallback={wait}>{drawn ? <Calendar {...props} /> : wait}</Suspense>;
}

/** Tab goes round within the dialog. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget;
  const stops = [...dialog.querySelectorAll<HTMLElement>('button, input')].filter(
    element => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (activeElement !== from && activeElement !== dialog) return;
  event.preventDefault();
  to?.focus();
}
