import { type ComponentProps, useSyncExternalStore } from 'react';
import { descriptionOf, inquiryFields } from '../../../domain/inquiry.ts';
import { honeypotField } from '../../../domain/inquiry-api.ts';
import { slot } from '../../../domain/slots.ts';
import { WarningIcon } from '../../art/marks.tsx';
import { usePageData } from '../../page-data.ts';
import { FixedIn } from '../../ui/fixed-in.tsx';
import { PhoneLink } from '../../ui/reach.tsx';
import type { Delivery } from './delivery.ts';
import { controlId, useControl } from './field.tsx';
import { OnlyWith, useIsTemplate } from './template.tsx';

/** What only a form that is really sent has in it: its language, a field that people do not fill in, and the answer to a post. */
export function HiddenFields() {
  const live = usePageData('live');
  const language = usePageData('language');
  const isTemplate = useIsTemplate();
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
      {import.meta.env.SSR && isTemplate && <WhyRefused />}
    </>
  );
}

/** On top of the form that was posted without scripts. Focus goes to it by itself: the page is read from there. */
function WhyRefused() {
  return (
    // biome-ignore lint/a11y/noAutofocus: it is the answer
    <div className="inquiry-faults" tabIndex={-1} autoFocus>
      <h3>{slot('title')}</h3>
      <p>
        {slot('text')}
        <OnlyWith text={slot('failed')}>
          {' '}
          <PhoneLink />
        </OnlyWith>
      </p>
      <OnlyWith text={slot('refused')}>
        <ul>
          {inquiryFields.map(field => (
            <OnlyWith key={field} text={slot(`fault:${field}`)}>
              <li>
                <a href={`#${controlId(field)}`}>{slot(`fault:${field}`)}</a>
              </li>
            </OnlyWith>
          ))}
        </ul>
      </OnlyWith>
    </div>
  );
}

const never = () => () => {};

/**
 * The browser's own date field, in the page until React is there: the style shows it where no script runs. In the page that shows what is
 * wrong it is a field for text where it holds one that a date field would not show.
 */
export function PlainDate({ name, labelledBy, fault }: ComponentProps<Delivery['PlainDate']>) {
  const buildDay = usePageData('buildDay');
  const control = useControl(name, fault);
  const isTemplate = useIsTemplate();
  const reactIsHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (reactIsHere) return null;
  return (
    <input
      {...control}
      type={isTemplate ? slot(`type:${name}`) : 'date'}
      className="input plain-date"
      required={!descriptionOf(name).optional}
      aria-labelledby={labelledBy}
      min={isTemplate ? slot('today') : buildDay}
      // The page may be older than the day it is read on: until somebody is told otherwise, later days are theirs to try.
      max={isTemplate ? slot('lastDay') : undefined}
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
