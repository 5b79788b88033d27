import { park } from '../../domain/park.ts';
import { formatClockTime } from '../../i18n/format.ts';
import type { Words } from '../../i18n/words.ts';
import { Svg } from '../art/icons.tsx';
import { toOutlinePoint } from '../art/tenerife.ts';
import { useSite } from '../site.ts';
import { cardsOf } from '../ui/cards.ts';
import { ScheduleNotices } from '../ui/schedule-notices.tsx';

/** Printed instead of a page with a hero. */
export function PrintedGuide({ attractions }: Pick<Words, 'attractions'>) {
  const { language, address, words } = useSite();
  const { shows, encounters } = attractions;
  return (
    <div className="guide">
      <p className="guide-name" translate="no">
        {park.name}
      </p>
      <p>{words.footer.hours}</p>
      <p translate="no">
        {[address.line, park.phone.replaceAll(' ', '\u00a0'), park.email].join('\u00a0· ')}
      </p>
      <ScheduleNotices title={shows.scheduleNoticesTitle} notices={shows.scheduleNotices} />
      <h2>{shows.title}</h2>
      <dl>
        {shows.cards.map(({ id, title, lasts, starts }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{`${starts.map(start => formatClockTime(start, language)).join(', ')} (${lasts})`}</dd>
          </div>
        ))}
      </dl>
      <h2>{encounters.title}</h2>
      <ul>
        {cardsOf(encounters.cards).map(([id, { title }]) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <IslandOutline town={park.address.town} />
    </div>
  );
}

function IslandOutline({ town }: { town: string }) {
  const { x, y } = toOutlinePoint(park.geo);
  return (
    <Svg viewBox="-34 0 262 192" line={2}>
      <path d="M216 6 219 10 221 21 208 26 194 35 174 55 156 69 153 76 153 81 155 88 146 105 137 134 137 140 129 147 120 160 106 173 104 178 101 177 91 178 78 184 64 186 59 172 53 167 53 162 47 155 36 142 35 136 25 118 24 109 21 100 19 97 2 80 4 79 21 66 26 65 41 70 50 69 67 65 93 62 100 57 112 55 126 46 142 24 146 20 158 14 164 7 168 9 180 8 184 10 198 9 211 4Z" />
      <path d="M64 108 79 92 94 108" />
      <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} fill="currentColor">
        <path d="M0 0C-8 -11 -8 -21 0 -21S8 -11 0 0Z" />
        <text x="-14" y="-9" textAnchor="end" fontSize="13" fontWeight="700" stroke="none">
          {town}
        </text>
      </g>
    </Svg>
  );
}
