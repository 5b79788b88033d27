import type { Words } from '../../../i18n/words.ts';
import { Picture } from '../../art/picture.tsx';
import { classesOf } from '../../ui/cards.ts';
import { Divider } from '../../ui/divider.tsx';
import { Star } from './home-icons.tsx';

const variants = ['large', 'low', 'stamped'];

export function Reviews({ words }: { words: Words['home']['reviews'] }) {
  return (
    <section className="reviews" aria-labelledby="reviews">
      <Divider shape="hill2" front="apricot" back="ring-5" />
      <div className="content over-dividers deferred reviews-content">
        <h2 id="reviews">{words.title}</h2>
        <div className="cluster review-list">
          {words.notes.map(({ name, location, text, rating, stars }, index) => (
            <figure key={name} className={`sheet swings lifts ${classesOf('review', variants[index])}`}>
              <div className="review-stars" role="img" aria-label={stars}>
                {Array.from({ length: rating }, (_, star) => `star ${star + 1}`).map(star => (
                  <Star key={star} />
                ))}
              </div>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              {variants[index] === 'stamped' && (
                <Picture name="stamp" alt="" sizes="88px" className="review-stamp" />
              )}
              <figcaption>
                {name}
                <span>{location}</span>
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="reviews-origin">{words.origin}</p>
      </div>
    </section>
  );
}
