/** The shapes are 30 px taller than their 1440x120 box, to avoid hairlines. */
const shapes = {
  hill: {
    back: 'M0 150V62C150 20 300 8 470 34C640 60 760 92 930 84C1100 76 1230 30 1440 20V150Z',
    front: 'M0 150V92C170 56 330 44 500 66C690 92 820 112 1000 104C1180 96 1300 62 1440 60V150Z',
  },
  hill2: {
    back: 'M0 150V30C120 46 260 88 430 86C620 84 740 24 930 14C1120 4 1290 40 1440 74V150Z',
    front: 'M0 150V66C140 80 280 112 450 110C640 106 760 60 940 50C1130 42 1300 74 1440 100V150Z',
  },
  wave: {
    back: 'M0 150V36c66 0 114 32 180 32s114-32 180-32 114 32 180 32 114-32 180-32 114 32 180 32 114-32 180-32 114 32 180 32 114-32 180-32V150Z',
    front:
      'M0 150V82c60 22 120 22 180 0s120-22 180 0 120 22 180 0 120-22 180 0 120 22 180 0 120-22 180 0 120 22 180 0 120-22 180 0V150Z',
  },
};

interface DividerProps {
  shape: keyof typeof shapes;
  /** Color tokens. */
  front: string;
  back: string;
  /** `rise`: overlaps the previous section; `hang`: previous overhangs this; `floor`: next overlaps this. */
  direction?: 'rise' | 'hang' | 'floor';
  mirrored?: boolean;
}

export function Divider({ shape, front, back, direction = 'rise', mirrored = false }: DividerProps) {
  return (
    <div
      className={`divider divider-${direction}${mirrored ? ' divider-mirrored' : ''} divider-${shape}`}
      aria-hidden="true"
    >
      <svg viewBox="0 0 1440 120" preserveAspectRatio="none" role="presentation">
        <path fill={`var(--${back})`} d={shapes[shape].back} />
      </svg>
      <svg viewBox="0 0 1440 120" preserveAspectRatio="none" role="presentation">
        <path fill={`var(--${front})`} d={shapes[shape].front} />
      </svg>
    </div>
  );
}
