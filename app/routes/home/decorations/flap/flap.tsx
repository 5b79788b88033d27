import { Picture } from '../../../../art/picture.tsx';
import type { FlapProps } from '../decorations.ts';
import leaf from './leaf.svg?no-inline';
import rock from './rock.svg?no-inline';
import snow from './snow.svg?no-inline';
import wave from './wave.svg?no-inline';

/** Drawn in a box of 100 units. Each covers the disc behind it, and its lower right corner is turned up. */
const drawings = { leaf, rock, snow, wave };

/** A paper flap at the foot of a picture: `<details>`, so that it opens without scripts. */
function Flap({ cut, behind, lift, fact }: FlapProps) {
  return (
    <details className="flap on-picture">
      <summary>
        <span className="hidden-text">{lift}</span>
        <Picture name={`behind-${behind}`} alt="" sizes="90px" />
        <img src={drawings[cut]} alt="" width="108" height="108" loading="lazy" className="flap-paper" />
      </summary>
      <p>{fact}</p>
    </details>
  );
}

export { Flap as OnPicture };
