import { type ComponentProps, useSyncExternalStore } from 'react';
import { live } from '#words/live.ts';
import { honeypotField } from '../../domain/inquiry-api.ts';
import { WarningIcon } from '../art/marks.tsx';
import { FixedIn } from '../ui/fixed-in.tsx';
import { language } from '../ui/language.ts';
import { PhoneLink } from '../ui/reach.tsx';
import type { Delivery } from './delivery.ts';

/** What only a form that is really sent has in it: its language, and a field that people do not fill in. */
export function HiddenFields() {
  return (
    <>
      <p className="scripts-failed" tabIndex={-1} data-instead="">
        <WarningIcon />
        {live.scriptsFailed}
      </p>
      <input type="hidden" name="locale" value={language.id} />
      <div className="hidden-text" aria-hidden="true">
        <label>
          {live.honeypot} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

const never = () => () => {};

/** The browser's own date field, in the page until React is there: the style shows it where no script runs. */
export function PlainDate({ labelledBy }: ComponentProps<Delivery['PlainDate']>) {
  const reactIsHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (reactIsHere) return null;
  return (
    <input
      type="date"
      id={`${labelledBy}-plain`}
      name="visitDate"
      className="input plain-date"
      required
      aria-invalid="false"
      aria-labelledby={labelledBy}
      min={__BUILD_DAY__}
    />
  );
}

/** What the visitor should still know when the message has gone: the reference, or how to reach the park instead. */
export function DeliveryAnswer({ id, outcome }: ComponentProps<Delivery['Answer']>) {
  if (outcome.kind === 'received') {
    return (
      <p id={id} className="answer">
        <FixedIn text={outcome.note ?? ''} fixed={[outcome.reference]} />
      </p>
    );
  }
  return (
    <p id={id} className="answer answer-failed">
      {outcome.title}. {outcome.text} {outcome.kind === 'failed' && <PhoneLink />}
    </p>
  );
}
