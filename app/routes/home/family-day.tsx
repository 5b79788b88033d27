import { entriesOf } from '../../../domain/typed-records.ts';
import type { Words } from '../../../i18n/words.ts';
import { Arrow } from '../../art/icons.tsx';
import { Picture } from '../../art/picture.tsx';
import { Divider } from '../../ui/divider.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { HorizonIcon, KiteIcon, LeafIcon, Seal } from './home-icons.tsx';

const icons = { kids: KiteIcon, day: HorizonIcon, learn: LeafIcon };

export function FamilyDay({ words }: { words: Words['home']['family'] }) {
  return (
    <section className="family" aria-labelledby="family">
      <Divider shape="hill" front="paper" back="polar-3" direction="hang" mirrored />
      <Picture
        name="family-day"
        alt={words.alt}
        sizes="(max-width: 1180px) max(100vw, min(1225px, 199vh)), min(135vw, max(2680px, 102vw))"
        portrait={{ name: 'family-day-portrait', media: '(max-width: 440px)', sizes: '101vw' }}
        className="cover family-picture"
      />
      <div className="family-ground">
        <Divider shape="hill2" front="jungle" back="palm" />
        <div className="content content-sheet over-dividers deferred family-content">
          <div className="sheet swings family-sheet">
            <p className="swings seal">
              <Seal />
              <strong>
                {words.badge.count} <small>{words.badge.unit}</small>
              </strong>
            </p>
            <h2 id="family">{words.title}</h2>
            <ul>
              {entriesOf(words.bullets).map(([id, { title, text }]) => {
                const Icon = icons[id];
                return (
                  <li key={id}>
                    <Icon />
                    <div>
                      <h3>{title}</h3>
                      <p>{text}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
            <p className="family-actions">
              <PageLink to="contact" className="button">
                {words.visit} <Arrow />
              </PageLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
