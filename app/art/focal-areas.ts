import type { PictureName } from './picture.tsx';

/** A box in the picture's units. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** What no crop may cut off (`focus.ts`), some with calm areas such as the sky behind a headline. Measure it again after redrawing a picture. */
export const focalAreas = {
  'hero-home': [265, 200, 1600, 1060],
  'hero-home-portrait': [0, 380, 770, 1260],
  'hero-attractions': [300, 200, 1600, 1060],
  'hero-attractions-portrait': [30, 390, 416, 492],
  'hero-contact': [300, 340, 1600, 970],
  'hero-contact-portrait': [345, 450, 645, 600],
  'family-day': [480, 198, 760, 640],
  'family-day-portrait': [40, 198, 658, 640],
  'closing-dusk': [327, 405, 946, 62],
  'closing-dusk-portrait': [0, 600, 800, 800],
  'closing-night': [240, 314, 1136, 330],
  'closing-night-portrait': [0, 600, 800, 800],
  'encounter-parrots': [530, 70, 836, 805],
  'encounter-penguins': [270, 48, 684, 904],
  'encounter-orca': [144, 203, 978, 997],
  'gallery-parrots': [197, 243, 540, 199],
  'gallery-orca': [190, 66, 976, 460],
  'gallery-penguins': [52, 236, 516, 592],
  'gallery-sealion': [92, 22, 500, 330],
  'show-dolphin': [100, 86, 560, 326],
  'show-parrot': [500, 225, 108, 90],
  'show-sealion': [84, 48, 628, 246],
  'park-map': [0, 0, 1000, 1000],
  letter: [140, 143, 438, 268],
  'lost-parrot': [1175, 196, 710, 732],
  'toppled-sign': [580, 430, 252, 270],
} satisfies Partial<Record<PictureName, Box>>;
