import type { ReactNode } from 'react';
import { planParts } from '#words/plan-parts.ts';
import { park } from '../../../domain/park.ts';
import { places } from '../../../domain/places.ts';
import { performances } from '../../../domain/programme.ts';
import { fill } from '../../../i18n/fill.ts';
import { Edge } from '../../ui/edge.tsx';
import { NotUsual } from '../../ui/not-usual.tsx';
import { Facts } from './facts.tsx';
import { nameOf, timeText } from './names.ts';

/** The rows of the day: what has a time, in its order, then what one goes to when one likes. */
const rows = [
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
        ? fill(planParts.wholeDay.between, {
            from: timeText(place.between[0]),
            until: timeText(place.between[1]),
          })
        : planParts.wholeDay.allDay,
      minutes: place.minutes,
    })),
];

/** The programme of a usual day, for whoever has no scripts: the planner takes its place. */
export default function WholeDay(): ReactNode {
  const { wholeDay } = planParts;
  return (
    <section className="whole-day" aria-labelledby="whole-day">
      <Edge shape="hill" front="paper-2" back="ring-5" />
      <div className="content over-edges">
        <div className="sheet whole-day-sheet">
          <h2 id="whole-day">{wholeDay.title}</h2>
          <p className="lead">{wholeDay.lead}</p>
          <NotUsual title={wholeDay.notUsualTitle} notices={wholeDay.notUsual} />
          <table>
            <thead>
              <tr>
                <th scope="col">{wholeDay.when}</th>
                <th scope="col">{wholeDay.what}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(
                ({ id, place, when, minutes }) =>
                  place && (
                    <tr key={id}>
                      <td>{when}</td>
                      <th scope="row">
                        {nameOf(place.id)}
                        <Facts place={place} minutes={minutes} />
                      </th>
                    </tr>
                  ),
              )}
            </tbody>
          </table>
        </div>
      </div>
      <Edge shape="hill2" direction="floor" front="ink" back="jungle" />
    </section>
  );
}
