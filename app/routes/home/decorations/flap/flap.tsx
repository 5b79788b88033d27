import { Picture } from '../../../../art/picture.tsx';
import type { FlapPicture, FlapShape } from '../../resident-layouts.ts';
import leaf from './leaf.svg?no-inline';
import rock from './rock.svg?no-inline';
import snow from './snow.svg?no-inline';
import wave from './wave.svg?no-inline';

const drawings = { leaf, rock, snow, wave };

interface FlapProps {
  shape: FlapShape;
  pictureBehind: FlapPicture;
  /** Label. */
  lift: string;
  fact: string;
}

/** A piece of paper over a picture, for visitors to lift. */
export function Flap({ shape, pictureBehind, lift, fact }: FlapProps) {
  return (
    <details className="flap on-picture">
      <summary>
        <Picture name={`behind-${pictureBehind}`} alt="" sizes="clamp(48px, 4.7vw, 90px)" />
        <img src={drawings[shape]} alt="" width="108" height="108" loading="lazy" className="flap-paper" />
        <span>{lift}</span>
      </summary>
      <p>{fact}</p>
    </details>
  );
}
