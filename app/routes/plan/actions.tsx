import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Plan } from '../../../domain/plan.ts';
import type { DayProgramme } from '../../../domain/programme.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { Arrow } from '../../art/icons.tsx';
import { prefill } from '../../components/inquiry/draft.ts';
import { usePageData } from '../../page-data.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { removeOrphan } from '../../ui/remove-orphan.ts';
import { useToasts } from '../../ui/toast.tsx';
import { writeFragment } from './fragment.ts';
import type { ChangePreferences, Engine } from './use-engine.ts';

const ShareSheet = lazy(() => import('./share-sheet.tsx').catch(() => ({ default: NoShareSheet })));

const NoShareSheet = () => <p>{usePageData('plan').spoken.failed}</p>;

interface ActionsProps {
  plan: Plan;
  programme: DayProgramme;
  engine: Engine | null;
  /** The day is over: no tickets. */
  isPast: boolean;
  /** The day is beyond the booking window: no tickets yet. */
  isTooFar: boolean;
  onChange: ChangePreferences;
}

/** Most visitors the buttons count to; the form takes more. */
const maxParty = 99;

/** Share, save, print, start again, request tickets. */
export default function Actions({
  plan,
  programme,
  engine,
  isPast,
  isTooFar,
  onChange,
}: ActionsProps): ReactNode {
  const words = usePageData('plan');
  const planParts = usePageData('planParts');
  const language = usePageData('language');
  const { actions, tickets } = planParts;
  const { tooFar } = usePageData('inquiry').faults.visitDate;
  const texts = { address: usePageData('address'), calendarFile: usePageData('calendarFile') };
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  /** The fragment of the discarded plan, so that it can be restored. */
  const [discarded, setDiscarded] = useState('');
  const { preferences, visit } = plan;
  const party = preferences.party ?? 0;
  /** Link to the current plan. */
  const url = engine
    ? `${location.origin}${pathTo('plan', language)}#${engine.writePlan(plan, programme)}`
    : '';

  const share = () =>
    navigator.share({ title: actions.shareTitle, url }).catch(({ name }: Error) => {
      // Dismissing the share sheet is no failure; any other error shows the link instead.
      if (name !== 'AbortError') setOpen(true);
    });
  /** Whether a plan was discarded and nothing has been chosen since. */
  const canUndo = discarded !== '' && location.hash === '';
  const startAgain = () => {
    setDiscarded(location.hash.slice(1));
    writeFragment(canUndo ? discarded : '');
    toasts.show({ tone: 'spoken', title: canUndo ? actions.takenBack : actions.startedAgain });
  };
  const save = async () => {
    try {
      const { savePlan } = await import('../../components/calendar-file.ts');
      savePlan(plan, url, texts);
    } catch {
      toasts.show({ tone: 'error', title: words.spoken.failed });
    }
  };
  const count = (next: number) => {
    const { party: _party, ...others } = preferences;
    onChange(
      () => (next > 0 ? { ...others, party: next } : others),
      () => String(next),
    );
  };

  return (
    <div className="actions" ref={removeOrphan}>
      <h3>{actions.title}</h3>
      <div className="action-buttons">
        {engine && 'share' in navigator && (
          <button type="button" className="chip" onClick={share}>
            {actions.share}
          </button>
        )}
        <button type="button" className="chip" aria-expanded={open} onClick={() => setOpen(!open)}>
          {actions.show}
        </button>
        {plan.stops.some(({ performance }) => performance) && (
          <button type="button" className="chip" onClick={save}>
            {actions.calendar}
          </button>
        )}
        <button type="button" className="chip" onClick={() => print()}>
          {actions.print}
        </button>
        <button type="button" className="chip" onClick={startAgain}>
          <span>{canUndo ? actions.takeBack : actions.startAgain}</span>
        </button>
      </div>
      {open && url && (
        <Suspense fallback={<p>{actions.loading}</p>}>
          <ShareSheet url={url} />
        </Suspense>
      )}
      {visit && !isPast && isTooFar && (
        <div className="tickets">
          <h3>{tickets.title}</h3>
          <p>{`${tooFar}.`}</p>
        </div>
      )}
      {visit && !isPast && !isTooFar && (
        <div className="tickets">
          <h3>{tickets.title}</h3>
          <div className="party">
            <span id="party">{tickets.party}</span>
            {/* biome-ignore lint/a11y/useSemanticElements: two buttons and what they count are no fieldset of a form */}
            <div role="group" aria-labelledby="party">
              <button
                type="button"
                className="icon-button"
                aria-label={tickets.fewer}
                aria-disabled={party === 0}
                onClick={() => party > 0 && count(party - 1)}
              >
                −
              </button>
              <output>{party}</output>
              <button
                type="button"
                className="icon-button"
                aria-label={tickets.more}
                onClick={() => party < maxParty && count(party + 1)}
              >
                +
              </button>
            </div>
          </div>
          <PageLink
            to="contact"
            className="button button-tickets"
            onClick={() =>
              prefill({
                visitDate: plan.day,
                ...(party > 0 && { numberOfVisitors: String(party) }),
                ...(engine && { plan: engine.writePlan(plan, programme) }),
              })
            }
          >
            {tickets.request} <Arrow />
          </PageLink>
        </div>
      )}
    </div>
  );
}
