import { park } from '../../../domain/park.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { Words } from '../../../i18n/words.ts';
import { Picture } from '../../art/picture.tsx';
import { toMapPosition } from '../../art/tenerife.ts';
import { useSite } from '../../site-context.ts';
import { Divider } from '../../ui/divider.tsx';
import { MapPin } from './contact-icons.tsx';

const { left, top } = toMapPosition(park.geo);
const toPercent = (fraction: number) => `${(100 * fraction).toFixed(2)}%`;

/** A style rule, because the security policy forbids `style` attributes. */
export const parkPosition = `:is(.map-pin,.map-place-park){left:${toPercent(left)};top:${toPercent(top)}}`;

export function TenerifeMap({ words }: { words: Words['contact']['map'] }) {
  const { language } = useSite();
  return (
    <section className="map" aria-labelledby="map">
      <Divider shape="hill" direction="hang" front="paper-2" back="ring-5" />
      <h2 id="map" className="sheet map-sign">
        {words.text}
      </h2>
      <div className="map-island">
        <Picture
          name="map-tenerife"
          alt={words.alt}
          sizes="min(222vw, 554px + 92vw, max(987px, 253vh), 2444px)"
        />
        <div className="over-picture focus-map-tenerife">
          <div>
            <span className="map-place map-place-tfn">
              {formatMessage(words.airport, { code: 'TFN' }, language)}
            </span>
            <span className="map-place map-place-tfs">
              {formatMessage(words.airport, { code: 'TFS' }, language)}
            </span>
            <span className="map-place map-place-santa-cruz">{words.places.santaCruz}</span>
            <span className="map-place map-place-icod">{words.places.icod}</span>
            <span className="map-place map-place-los-cristianos">{words.places.losCristianos}</span>
            <span className="map-place map-place-teide">{words.places.teide}</span>
            <MapPin />
            <span className="map-place map-place-park" translate="no">
              {park.name}
            </span>
            <span className="map-north" aria-hidden="true">
              {words.north}
            </span>
          </div>
        </div>
      </div>
      <Divider shape="hill2" direction="floor" front="ink" back="sea-dark" />
    </section>
  );
}
