/** The shape of a flap, and the suffix of its class (`flap-leaf`). */
export type FlapCut = 'leaf' | 'wave' | 'snow' | 'rock';

/** The picture behind a flap, without its prefix (`behind-chick`). */
export type BehindFlap = 'chick' | 'calf' | 'egg' | 'fish';

interface Layout {
  /** `tall` and `wide` open the gallery side by side; `low` overhangs its lower edge. */
  variant?: 'tall' | 'wide' | 'narrow' | 'low';
  /** The picture's `sizes` attribute. */
  sizes: string;
  /** The flap's shape, and the picture behind it. */
  flap?: { cut: FlapCut; behind: BehindFlap };
}

/** Layouts of the residents in the gallery, by id. */
export const residentLayouts: Readonly<Record<string, Layout>> = {
  parrots: {
    variant: 'tall',
    sizes: '(max-width: 760px) 92vw, 505px',
    flap: { cut: 'leaf', behind: 'chick' },
  },
  penguins: {
    variant: 'narrow',
    sizes: '(max-width: 760px) 60vw, 330px',
    flap: { cut: 'snow', behind: 'egg' },
  },
  orca: { variant: 'wide', sizes: '(max-width: 760px) 100vw, 58vw', flap: { cut: 'wave', behind: 'calf' } },
  sealion: { variant: 'low', sizes: '(max-width: 760px) 95vw, 560px', flap: { cut: 'rock', behind: 'fish' } },
};

/** The default layout, for residents that are not listed above. */
export const plainLayout: Layout = { sizes: '(max-width: 760px) 92vw, 58vw' };
