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
    sizes: '(max-width: 760px) 92vw, 50vw',
    flap: { shape: 'leaf', pictureBehind: 'chick' },
  },
  penguins: {
    variant: 'narrow',
    sizes: '(max-width: 760px) 60vw, 36vw',
    flap: { shape: 'snow', pictureBehind: 'egg' },
  },
  orca: {
    variant: 'wide',
    sizes: '(max-width: 760px) 100vw, 58vw',
    flap: { shape: 'wave', pictureBehind: 'calf' },
  },
  sealion: {
    variant: 'low',
    sizes: '(max-width: 760px) 95vw, 36vw',
    flap: { shape: 'rock', pictureBehind: 'fish' },
  },
};

export const defaultLayout: Layout = { sizes: '(max-width: 760px) 92vw, 58vw' };
