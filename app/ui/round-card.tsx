import { Picture, type PictureName } from '../art/picture.tsx';
import { type Card, classesOf } from './cards.ts';

/** By card. A card without a height is placed like any item of its grid. */
export type Heights = Readonly<Record<string, RoundCardProps['height']>>;

interface RoundCardProps {
  /** Base class. */
  name: string;
  picture: PictureName;
  sizes: string;
  card: Card;
  height?: 'low' | 'middle' | 'high' | undefined;
}

export function RoundCard({ name, picture, sizes, card: { title, text }, height }: RoundCardProps) {
  return (
    <article className={`round-card rises ${classesOf(name, height)}`}>
      <Picture name={picture} alt="" sizes={sizes} className="lifts" />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
