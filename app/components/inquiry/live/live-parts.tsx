import type { ComponentProps } from 'react';
import { descriptionOf } from '../../../../domain/inquiry.ts';
import { honeypotField } from '../../../../domain/inquiry-api.ts';
import { WarningIcon } from '../../../art/icons.tsx';
import { usePageData } from '../../../page-data.ts';
import { useIsHydrated } from '../../../ui/hydrated.ts';
import type { Delivery } from '../delivery.ts';
import { getControlAttributes } from '../field.tsx';

export function LiveIntro() {
  const live = usePageData('live');
  const language = usePageData('language');
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
    </>
  );
}

export function PlainDate({ name, labelledBy, error }: ComponentProps<Delivery['PlainDate']>) {
  const buildDay = usePageData('buildDay');
  if (useIsHydrated()) return null;
  return (
    <input
      {...getControlAttributes(name, error)}
      type="date"
      className="input plain-date"
      required={!descriptionOf(name).optional}
      aria-labelledby={labelledBy}
      // No `max`, because the page may be old.
      min={buildDay}
    />
  );
}
