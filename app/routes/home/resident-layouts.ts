/** The shape of a flap. */
export type FlapCut = 'leaf' | 'wave' | 'snow' | 'rock';

/** The picture behind a flap, without its prefix (`behind-chick`). */
export type BehindFlap = 'chick' | 'calf' | 'egg' | 'fish';

interface Layout {
  /** The picture's shape on phones; in rows of two, `tall` and `wide` ones are larger. */
  variant?: 'tall' | 'wide' | 'narrow' | 'low';
  /** The picture's `sizes` attribute. */
  sizes: string;
  /** The flap's shape, and the picture behind it. */
  flap?: { cut: FlapCut; behind: BehindFlap };
}

/** Layouts of the residents, by id. */
export const residentLayouts: Readonly<Record<string, Layout>> = {
  parrots: {
    variant: 'tall',
    sizes: '(max-width: 760px) 92vw, 50vw',
    flap: { cut: 'leaf', behind: 'chick' },
  },
  penguins: {
    variant: 'narrow',
    sizes: '(max-width: 760px) 60vw, 36vw',
    flap: { cut: 'snow', behind: 'egg' },
  },
  orca: { variant: 'wide', sizes: '(max-width: 760px) 100vw, 58vw', flap: { cut: 'wave', behind: 'calf' } },
  sealion: { variant: 'low', sizes: '(max-width: 760px) 95vw, 36vw', flap: { cut: 'rock', behind: 'fish' } },
};

/** The default layout, for residents that are not listed above. */
export const plainLayout: Layout = { sizes: '(max-width: 760px) 92vw, 58vw' };
