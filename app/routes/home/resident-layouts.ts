/** Of what a flap is cut: `flap-leaf` is a class. */
export type FlapCut = 'leaf' | 'wave' | 'snow' | 'rock';

/** What is drawn behind one: `behind-chick`. */
export type BehindFlap = 'chick' | 'calf' | 'egg' | 'fish';

interface Layout {
  /** `tall` and `wide` open the gallery side by side; `low` hangs over its foot. */
  variant?: 'tall' | 'wide' | 'narrow' | 'low';
  /** How wide the page shows the picture. */
  sizes: string;
  /** Of what the flap is cut, and the drawing behind it (`behind-chick`). */
  flap?: { cut: FlapCut; behind: BehindFlap };
}

/** How the residents of the gallery are laid out. */
export const residentLayouts: Readonly<Record<string, Layout>> = {
  parrots: {
    variant: 'tall',
    sizes: '(max-width: 760px) 92vw, 505px',
    flap: { cut: 'leaf', behind: 'chick' },
  },
  orca: { variant: 'wide', sizes: '(max-width: 760px) 100vw, 58vw', flap: { cut: 'wave', behind: 'calf' } },
  penguins: {
    variant: 'narrow',
    sizes: '(max-width: 760px) 60vw, 330px',
    flap: { cut: 'snow', behind: 'egg' },
  },
  sealion: { variant: 'low', sizes: '(max-width: 760px) 95vw, 560px', flap: { cut: 'rock', behind: 'fish' } },
};

/** A resident without a layout of its own. */
export const plainLayout: Layout = { sizes: '(max-width: 760px) 92vw, 58vw' };
