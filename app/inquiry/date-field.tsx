import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Day } from '../../shared/day.ts';
import { CalendarIcon } from '../art/marks.tsx';
import { inquiry } from '../content/inquiry.ts';
import { longDate } from '../i18n/format.ts';
import { useCopy, useLocale } from '../i18n/use-locale.ts';
import { parkToday } from '../ui/today.ts';
import { FieldFault } from './field.tsx';

/** Loads the calendar; without it (offline, an old tab) the browser's own date field serves. */
const Calendar = lazy(() => import('./calendar.tsx').catch(() => import('./plain-calendar.tsx')));

interface DateFieldProps {
  value: Day | '';
  onChange: (day: Day | '') => void;
  fault?: string | undefined;
  /** While an inquiry is being sent nothing can be changed. */
  still: boolean;
}

/**
 * The visit date: a button that opens a calendar, after the date-picker dialog of the ARIA Authoring Practices. The
 * calendar stands in the form right after its button, so that the order of keys and of reading is the order on screen.
 */
export function DateField({ value, onChange, fault, still }: DateFieldProps) {
  const copy = useCopy(inquiry);
  const locale = useLocale();
  const id = useId();
  /** The park's day as it was when the calendar opened; null while it is closed. */
  const [openedOn, setOpenedOn] = useState<Day | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const open = openedOn !== null;

  // An outside click closes the calendar and goes on to do what it clicked. The trigger closes it by itself.
  useEffect(() => {
    if (!open) return;
    const closeFromOutside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!dialog.current?.contains(target) && !trigger.current?.contains(target)) setOpenedOn(null);
    };
    document.addEventListener('click', closeFromOutside);
    return () => document.removeEventListener('click', closeFromOutside);
  }, [open]);

  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      setOpenedOn(null);
      trigger.current?.focus();
    }
    if (event.key === 'Tab' && dialog.current) keepFocusInside(event, dialog.current);
  };

  const shown = value === '' ? copy.date.pick : longDate(value, locale);
  return (
    <div className="field field-date">
      <span className="label" id={`${id}-label`}>
        {copy.labels.visitDate} <span aria-hidden="true">*</span>
      </span>
      <button
        type="button"
        ref={trigger}
        id={`${id}-button`}
        name="visitDate"
        className="input date-button"
        data-replay=""
        data-empty={value === '' || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={fault ? `${id}-fault` : undefined}
        data-fault={fault ? '' : undefined}
        disabled={still}
        onClick={() => setOpenedOn(open ? null : parkToday())}
      >
        <span id={`${id}-value`}>{shown}</span>
        <CalendarIcon />
      </button>
      <FieldFault id={`${id}-fault`} text={fault} />
      {open && (
        <div
          role="dialog"
          aria-modal="true"
          aria-label={copy.date.dialog}
          className="calendar"
          ref={dialog}
          onKeyDown={handleKeys}
        >
          <Suspense fallback={<p className="calendar-wait">{copy.date.loading}</p>}>
            <Calendar today={openedOn} chosen={value} onChoose={onChange} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Tab goes round within the dialog. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLElement) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('button, input')].filter(
    element => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
  const [first] = stops;
  const last = stops.at(-1);
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}
