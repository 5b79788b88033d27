import { Picture, type PictureName } from '../art/picture.tsx';
import { type Card, classesOf } from './cards.ts';

interface RoundCardProps {
  /** Base class in the section's stylesheet. */
  name: string;
  picture: PictureName;
  sizes: string;
  card: Card;
  /** Its position on the dotted path. */
  height: 'low' | 'middle' | 'high' | 'top' | undefined;
}

/** A round picture with a short text. */
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
