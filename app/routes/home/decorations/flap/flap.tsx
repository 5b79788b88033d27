import { Svg } from '../../../../art/icons.tsx';
import { Picture } from '../../../../art/picture.tsx';
import type { FlapCut } from '../../resident-layouts.ts';
import type { FlapProps } from '../decorations.ts';

/**
 * Outline of each flap in a box of 100 units, its colour, where its back is folded, and what lies on it in other tones. Each
 * covers the disc behind it, and its lower right corner is cut off: it stands up, as if somebody had lifted it before.
 */
const cuts: Record<
  FlapCut,
  { outline: string; color: string; fold?: string; tones: Record<string, string> }
> = {
  leaf: {
    outline: 'M8 5C30-2 66 2 82 22 92 36 98 50 98 64L65 98C48 98 34 94 22 84 2 66-2 32 8 5Z',
    color: '#1F7660',
    fold: 'M14 40H90',
    tones: {
      '#8FB24E': 'M8 5C30-2 66 2 82 22 92 36 98 50 98 64L81 81 44 36Z',
      '#11474B':
        'M8 5L83 79 80 82ZM29 25Q48 18 70 20 49 21 32 28ZM50 46Q70 37 91 40 71 41 53 49ZM26 29Q20 48 23 68 22 49 29 32ZM46 50Q38 70 41 90 41 71 49 53Z',
    },
  },
  wave: {
    outline:
      'M1 94C7 84 2 66 4 46 10 20 28 2 50 3 74 2 96 20 99 48L98 64 65 98Q57 90 49 95T33 93 18 93 1 94Z',
    color: '#164C7A',
    tones: {
      '#1D7C93':
        'M1 94C7 84 2 66 4 46 10 20 28 2 50 3 74 2 96 20 99 48 92 40 80 38 72 46 64 34 46 34 36 48 26 62 26 80 33 93Q25 86 18 93T1 94Z',
      '#5FABAA':
        'M8 66C10 36 28 16 52 16 66 16 78 20 86 28 70 20 50 24 38 34 24 46 18 66 20 92 12 90 8 80 8 66Z',
      '#FFF0D4': 'M99 48C92 40 80 38 72 46 66 36 52 32 42 40 46 24 64 18 78 26 88 30 96 38 99 48Z',
    },
  },
  snow: {
    outline: 'M1 96C-2 70 4 40 14 28 28 6 50 0 64 5 84 10 96 40 98 64L65 98Q40 102 1 96Z',
    color: '#CBDCE6',
    tones: {
      '#8FA6BD': 'M1 96C-2 70 4 40 14 28 28 6 50 0 64 5 50 14 42 20 34 34 22 52 18 78 24 99Z',
      '#A9C3D3': 'M24 99C18 78 22 52 34 34 40 58 34 66 44 74 56 80 54 90 65 98Q46 102 24 99Z',
    },
  },
  rock: {
    outline: 'M2 98L-2 60 10 28 36 12 52 2 72 5 90 23 98 54V64L65 98Z',
    color: '#6A4F7B',
    tones: {
      '#8D6689': 'M10 28L36 12 52 2 72 5 90 23 64 34 30 40Z',
      '#564069': 'M2 98L-2 60 10 28 30 40 36 66 28 98Z',
    },
  },
};

/** A paper flap at the foot of a picture: `<details>`, so that lifting it needs no script. */
function Flap({ cut, behind, lift, fact }: FlapProps) {
  const { outline, color, fold = 'M60 6V96', tones } = cuts[cut];
  return (
    <details className={`flap flap-${cut}`}>
      <summary>
        <span className="hidden-text">{lift}</span>
        <Picture name={`behind-${behind}`} alt="" sizes="90px" />
        <Svg viewBox="0 0 100 100">
          <path d={outline} fill={color} />
          <path d={outline} fill="var(--shade)" />
          <path d={fold} stroke="var(--color-veil)" strokeWidth="6" />
          <g className="flap-front">
            <path d={outline} fill={color} />
            {Object.entries(tones).map(([tone, shape]) => (
              <path key={tone} d={shape} fill={tone} />
            ))}
            <path d="M98 64L65 98C58 86 58 76 65 67 76 60 90 62 98 64Z" fill="var(--shade)" />
            <path d="M98 64L65 98C63 88 64 78 70 71 78 65 90 63 98 64Z" fill="var(--cream-2)" />
          </g>
        </Svg>
      </summary>
      <p>{fact}</p>
    </details>
  );
}

export { Flap as OnPicture };
