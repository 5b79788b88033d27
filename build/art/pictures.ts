/**
 * What is rendered of each drawing in `app/art/sources`: the widths in pixels, chosen by how wide the pages show it on
 * screens of 1x to 2.6x. Every width is made as AVIF and as WebP.
 */
const hero = [640, 960, 1280, 1600, 2080, 2560];
/** 750 serves both common phones whole: 375 px at 2x, and 412 px at 1.75x, which wants 721. */
const portrait = [480, 750, 960];
const scene = [480, 800, 1200, 1600, 2080];
const card = [320, 480, 720, 1040];
const pictogram = [240, 360, 600];

export interface Rendering {
  /** Name of the drawing where it is not the picture's own. */
  drawing?: string;
  widths: readonly number[];
  /**
   * Left edge and width of what is kept of the drawing, in its own units. The rest is drawn and cut off, because resvg
   * fails on a filter that lies wholly outside the picture.
   */
  crop?: { left: number; width: number };
}

export const pictures: Record<string, Rendering> = {
  'hero-home': { widths: hero },
  'hero-home-portrait': { widths: portrait, crop: { left: 712, width: 770 } },
  'hero-attractions': { widths: hero },
  'hero-attractions-portrait': {
    drawing: 'hero-attractions',
    widths: portrait,
    crop: { left: 56, width: 560 },
  },
  'hero-contact': { widths: hero },
  'hero-contact-portrait': { widths: [640, 1080, 1440], crop: { left: 560, width: 1040 } },
  'encounter-parrots': { widths: scene },
  'encounter-penguins': { widths: [480, 800, 1200] },
  'encounter-orca': { widths: [480, 800, 1200, 1600] },
  'family-day': { widths: [900, 1280, 1600, 2080, 2560] },
  'closing-dusk': { widths: [900, 1280, 1600, 2080, 2560] },
  'map-tenerife': { widths: [850, 1280, 1600, 2080] },
  'gallery-parrots': { widths: card },
  'gallery-orca': { widths: [480, 720, 1040, 1600] },
  'gallery-penguins': { widths: card },
  'gallery-sealion': { widths: card },
  'show-dolphin': { widths: card },
  'show-parrot': { widths: card },
  'leaves-1': { widths: [340, 680] },
  'leaves-2': { widths: [300, 600] },
  'macaw-far': { widths: [360, 720] },
  'pictogram-animals': { widths: pictogram },
  'pictogram-shows': { widths: pictogram },
  'pictogram-family': { widths: pictogram },
  'pictogram-kids': { widths: pictogram },
  'pictogram-feed': { widths: pictogram },
  'pictogram-talk': { widths: pictogram },
  'pictogram-photo': { widths: pictogram },
};
