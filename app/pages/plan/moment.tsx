import { plan as words } from '#words/plan.ts';
import type { Moment, Plan } from '../../../domain/plan.ts';
import { fill } from '../../../i18n/fill.ts';
import { nameOf, timeText } from './names.ts';

/** On the day itself: what is on, and what is next. A sentence that is there to be read, and announces nothing by itself. */
export function MomentCard({ moment: { now, next, leaveIn }, plan }: { moment: Moment; plan: Plan }) {
  const { moment: texts } = words;
  if (plan.lines.length === 0) return null;
  const nextText = () => {
    if (!next) return '';
    const time = timeText(next.start);
    const what = nameOf(next.id);
    if (leaveIn === undefined) return fill(texts.startsIn, { what, time });
    return leaveIn > 0
      ? fill(texts.leaveIn, { what, time, count: String(leaveIn) })
      : fill(texts.leaveNow, { what, time });
  };
  return (
    <div className="moment">
      {now && (
        <p>
          <b>{texts.now}</b>
          <span>{fill(words.sheet.nowAt, { what: nameOf(now.id), time: timeText(now.end) })}</span>
        </p>
      )}
      {next && (
        <p>
          <b>{texts.next}</b>
          <span>{nextText()}</span>
        </p>
      )}
      {!now && !next && <p>{texts.rest}</p>}
    </div>
  );
}
