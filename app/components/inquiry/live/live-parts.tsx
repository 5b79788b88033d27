import type { ComponentProps } from 'react';
import { isDay } from '../../../../domain/day.ts';
import { descriptionOf, inquiryFields } from '../../../../domain/inquiry.ts';
import { honeypotField } from '../../../../domain/inquiry-api.ts';
import { lastVisitDay } from '../../../../domain/visit-days.ts';
import type { RefusedPost } from '../../../../i18n/refused-post.ts';
import { WarningIcon } from '../../../art/icons.tsx';
import { usePageData } from '../../../page-data.ts';
import { PhoneLink } from '../../../ui/contact-links.tsx';
import { useIsHydrated } from '../../../ui/hydrated.ts';
import type { Delivery } from '../delivery.ts';
import { controlId, useControl } from '../field.tsx';
import { useRefusedPost } from '../refused-post-context.ts';

export function LiveIntro() {
  const live = usePageData('live');
  const language = usePageData('language');
  const refusedPost = useRefusedPost();
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
      {refusedPost && <RefusalSummary {...refusedPost} />}
    </>
  );
}

/** Focused, so that screen readers start there. */
function RefusalSummary({ title, text, showsPhone, errors }: RefusedPost) {
  const invalidFields = inquiryFields.filter(field => errors[field]);
  return (
    // biome-ignore lint/a11y/noAutofocus: it is the answer
    <div className="inquiry-errors" tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      <p>
        {text} {showsPhone && <PhoneLink />}
      </p>
      {invalidFields.length > 0 && (
        <ul>
          {invalidFields.map(field => (
            <li key={field}>
              <a href={`#${controlId(field)}`}>{errors[field]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A text field if a date field could not show the refused value. */
export function PlainDate({ name, labelledBy, error }: ComponentProps<Delivery['PlainDate']>) {
  const buildDay = usePageData('buildDay');
  const control = useControl(name, error);
  const refusedValue = useRefusedPost()?.draft[name];
  if (useIsHydrated()) return null;
  return (
    <input
      {...control}
      type={refusedValue && !isDay(refusedValue) ? 'text' : 'date'}
      className="input plain-date"
      required={!descriptionOf(name).optional}
      aria-labelledby={labelledBy}
      min={buildDay}
      // Not in prerendered pages, which may be old.
      max={refusedValue === undefined ? undefined : lastVisitDay(buildDay)}
    />
  );
}
