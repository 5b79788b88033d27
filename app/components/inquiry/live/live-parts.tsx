import { honeypotField, keyField } from '../../../../domain/inquiry-api.ts';
import { WarningIcon } from '../../../art/icons.tsx';
import { useSite } from '../../../site-context.ts';
import { useLiveWords } from '../visit-words.ts';

export function LiveIntro() {
  const live = useLiveWords();
  const { language } = useSite();
  return (
    <>
      <p className="scripts-failed" tabIndex={-1} data-fallback="">
        <WarningIcon />
        {live.scriptsFailed}
      </p>
      <input type="hidden" name="locale" value={language.id} />
      <input name={keyField} data-key="" hidden />
      <div className="hidden-text" aria-hidden="true">
        <label>
          {live.honeypot} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
