import type { Card, PathLook } from '../../content/cards.ts';
import { Picture, type PictureName } from '../art/picture.tsx';
import { classesOf } from './cards.ts';

interface DiscItemProps {
  /** Class of the section's own style for it. */
  name: string;
  picture: PictureName;
  sizes: string;
  card: Card<PathLook>;
}

/** A disc with a few words. */
export function DiscItem({ name, picture, sizes, card: { title, text, look } }: DiscItemProps) {
  return (
    <article className={`disc-item ${classesOf(name, look)}`}>
      <Picture name={picture} alt="" sizes={sizes} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
