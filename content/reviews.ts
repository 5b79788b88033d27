import type { Review } from './cards.ts';

/** Stars, of five, in the order of the reviews. */
const ratings = [5, 5, 5];

/** Reviews with their ratings, in the words of a language. */
export const rated = (
  reviews: readonly Review[],
  quoted: (text: string) => string,
  stars: (rating: number) => string,
) =>
  reviews.map((review, index) => {
    const rating = ratings[index] ?? 0;
    return { ...review, text: quoted(review.text), rating, stars: stars(rating) };
  });
