import type { ReactNode } from 'react';
import type { Words } from '../../../content/words.ts';
import { park } from '../../../domain/park.ts';
import { places } from '../../../domain/places.ts';
import { performances } from '../../../domain/programme.ts';
import { fill } from '../../../i18n/fill.ts';
import { usePageData } from '../../page-data.ts';
import { removeOrphan } from '../../ui/remove-orphan.ts';
import { ScheduleNotices } from '../../ui/schedule-notices.tsx';
import { Facts } from './facts.tsx';
import { type Names, useNames } from './names.ts';

/** The programme of a usual day, for visitors without scripts. */
export default function WholeDay(): ReactNode {
  const planParts = usePageData('planParts');
  const { wholeDay } = planParts;
  const names = useNames();
  return (
    <section className="whole-day" ref={removeOrphan} aria-labelledby="whole-day">
      <div className="content over-dividers">
        <div className="sheet whole-day-sheet">
          <h2 id="whole-day">{wholeDay.title}</h2>
          <p className="lead">{wholeDay.lead}</p>
          <ScheduleNotices title={wholeDay.scheduleNoticesTitle} notices={wholeDay.scheduleNotices} />
          <table>
            <thead>
              <tr>
                <th scope="col">{wholeDay.when}</th>
                <th scope="col">{wholeDay.what}</th>
              </tr>
            </thead>
            <tbody>
              {rowsOf(wholeDay, names).map(
                ({ id, place, when, minutes }) =>
                  place && (
                    <tr key={id}>
                      <td>{when}</td>
                      <th scope="row">
                        {names.nameOf(place.id)}
                        <Facts place={place} minutes={minutes} />
                      </th>
                    </tr>
                  ),
              )}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

/** Performances in order of time, then everything that is open all day. */
const rowsOf = (wholeDay: Words['planParts']['wholeDay'], { timeText }: Names) => [
  ...performances.map(({ id, show, start }) => ({
    id,
    place: places.find(place => place.id === show),
    when: timeText(start),
    minutes: park.shows.find(one => one.id === show)?.minutes,
  })),
  ...places
    .filter(({ kind }) => kind !== 'gate' && kind !== 'show')
    .map(place => ({
      id: place.id,
      place,
      when: place.between
        ? fill(wholeDay.between, {
            from: timeText(place.between[0]),
            until: timeText(place.between[1]),
          })
        : wholeDay.allDay,
      minutes: place.minutes,
    })),
];
