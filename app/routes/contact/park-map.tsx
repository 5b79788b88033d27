import { park } from '../../../domain/park.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Picture } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';
import { Divider } from '../../ui/divider.tsx';
import { MapPin } from './icons.tsx';

export function ParkMap() {
  const language = usePageData('language');
  const contact = usePageData('contact');
  const { map } = contact;
  return (
    <section className="map" aria-labelledby="map">
      <Divider shape="hill" direction="hang" front="paper-2" back="ring-5" />
      <h2 id="map" className="sheet map-sign">
        {map.text}
      </h2>
      <div className="map-island awaits-picture">
        <Picture
          name="map-tenerife"
          alt={map.alt}
          sizes="(max-width: 760px) 1000px, (max-width: 1439px) 1880px, 131vw"
        />
        <div className="over-picture focus-map-tenerife">
          <div>
            <span className="map-place map-place-tfn">
              {formatMessage(map.airport, { code: 'TFN' }, language)}
            </span>
            <span className="map-place map-place-tfs">
              {formatMessage(map.airport, { code: 'TFS' }, language)}
            </span>
            <span className="map-place map-place-santa-cruz">{map.places.santaCruz}</span>
            <span className="map-place map-place-icod">{map.places.icod}</span>
            <span className="map-place map-place-los-cristianos">{map.places.losCristianos}</span>
            <span className="map-place map-place-teide">{map.places.teide}</span>
            <MapPin />
            <span className="map-place map-place-park" translate="no">
              {park.name}
            </span>
            <span className="map-north" aria-hidden="true">
              {map.north}
            </span>
          </div>
        </div>
      </div>
      <Divider shape="hill2" direction="floor" front="ink" back="sea-dark" />
    </section>
  );
}
