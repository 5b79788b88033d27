export type FlapShape = 'leaf' | 'wave' | 'snow' | 'rock';

export type FlapPicture = 'chick' | 'calf' | 'egg' | 'fish';

interface Layout {
  /** On phones; in rows of two, `tall` and `wide` are larger. */
  variant?: 'tall' | 'wide' | 'narrow' | 'low';
  sizes: string;
  flap?: { shape: FlapShape; pictureBehind: FlapPicture };
}

export const residentLayouts: Readonly<Record<string, Layout>> = {
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
    variant: 'low',
    sizes: '(max-width: 760px) 88vw, max(320px, 37.4vw)',
    flap: { shape: 'rock', pictureBehind: 'fish' },
  },
};

export const defaultLayout: Layout = { sizes: '(max-width: 760px) 92vw, 58vw' };
