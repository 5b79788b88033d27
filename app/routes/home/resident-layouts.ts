import type { Words } from '../../../i18n/words.ts';

export type FlapShape = 'leaf' | 'wave' | 'snow' | 'rock';

export type FlapPicture = 'chick' | 'calf' | 'egg' | 'fish';

interface Layout {
  /** On phones; in rows of two, `tall` and `wide` are larger. */
  variant?: 'tall' | 'wide' | 'narrow';
  sizes: string;
  flap?: FlapLayout;
}

interface FlapLayout {
  shape: FlapShape;
  pictureBehind: FlapPicture;
}

type Cards = Words['home']['residents']['cards'];
type LiftedId = { [Id in keyof Cards]: Cards[Id] extends { flap: object } ? Id : never }[keyof Cards];

/** Those with words for a flap need a layout that has it. */
export const residentLayouts: Readonly<
  Partial<Record<keyof Cards, Layout>> & Record<LiftedId, { flap: FlapLayout }>
> = {
  parrots: {
    variant: 'tall',
    sizes: '(max-width: 760px) 93vw, 50vw',
    flap: { shape: 'leaf', pictureBehind: 'chick' },
  },
  penguins: {
    variant: 'narrow',
    sizes: '(max-width: 760px) 88vw, 36vw',
    flap: { shape: 'snow', pictureBehind: 'egg' },
  },
  orca: {
    variant: 'wide',
    sizes: '(max-width: 760px) 113vw, 58vw',
    flap: { shape: 'wave', pictureBehind: 'calf' },
  },
  sealion: {
    sizes: '(max-width: 760px) 88vw, max(320px, 37.4vw)',
    flap: { shape: 'rock', pictureBehind: 'fish' },
  },
};

export const defaultLayout: Layout = { sizes: '(max-width: 760px) 92vw, 58vw' };
