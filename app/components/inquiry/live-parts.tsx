import type { ComponentProps } from 'react';
import { placeholder } from '../../../content/placeholders.ts';
import { descriptionOf, inquiryFields } from '../../../domain/inquiry.ts';
import { honeypotField } from '../../../domain/inquiry-api.ts';
import { WarningIcon } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { PhoneLink } from '../../ui/contact-links.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import type { Delivery } from './delivery.ts';
import { controlId, useControl } from './field.tsx';
import { IfFilled, useIsTemplate } from './template.tsx';

/** Content of the live form only: its locale, a honeypot, and the answer to a post without scripts. */
export function HiddenFields() {
  const live = usePageData('live');
  const language = usePageData('language');
  const isTemplate = useIsTemplate();
  return (
    <>
      <p className="scripts-failed" tabIndex={-1} data-fallback="">
        <WarningIcon />
        {live.scriptsFailed}
      </p>
      <input type="hidden" name="locale" value={language.id} />
      <div className="hidden-text" aria-hidden="true">
        <label>
          {live.honeypot} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {import.meta.env.SSR && isTemplate && <RefusalSummary />}
    </>
  );
}

/** Why a post without scripts was refused. It takes the focus, so that screen readers start there. */
function RefusalSummary() {
  return (
    // biome-ignore lint/a11y/noAutofocus: it is the answer
    <div className="inquiry-faults" tabIndex={-1} autoFocus>
      <h3>{placeholder('title')}</h3>
      <p>
        {placeholder('text')}
        <IfFilled text={placeholder('failed')}>
          {' '}
          <PhoneLink />
        </IfFilled>
      </p>
      <IfFilled text={placeholder('refused')}>
        <ul>
          {inquiryFields.map(field => (
            <IfFilled key={field} text={placeholder(`fault:${field}`)}>
              <li>
                <a href={`#${controlId(field)}`}>{placeholder(`fault:${field}`)}</a>
              </li>
            </IfFilled>
          ))}
        </ul>
      </IfFilled>
    </div>
  );
}

/** A native date field, removed on hydration. After a refused post it is a text field if a date field could not show the value. */
export function PlainDate({ name, labelledBy, fault }: ComponentProps<Delivery['PlainDate']>) {
  const buildDay = usePageData('buildDay');
  const control = useControl(name, fault);
  const isTemplate = useIsTemplate();
  if (useIsHydrated()) return null;
  return (
    <input
      {...control}
      type={isTemplate ? placeholder(`type:${name}`) : 'date'}
      className="input plain-date"
      required={!descriptionOf(name).optional}
      aria-labelledby={labelledBy}
      min={isTemplate ? placeholder('today') : buildDay}
      // Set only by the server: a prerendered page may be old, and its last day too early.
      max={isTemplate ? placeholder('lastDay') : undefined}
    />
  );
}
