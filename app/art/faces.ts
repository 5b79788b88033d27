/**
 * What must be seen of each picture, wherever a page shows it: heads, the tips of wings, flukes, feet, the volcano's top.
 * Boxes in the picture's own units: x and y of the upper left corner, width, height. Who redraws a picture measures them anew.
 * Read by the tests alone (`tests/e2e/composition.spec.ts`); no page loads it.
 */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Seen {
  /** Never under anything, never outside its frame. */
  always?: Readonly<Record<string, Box>>;
  /** Beside the subject: a narrow screen may leave it out, but none shows a part of it. */
  wholeOrNot?: Readonly<Record<string, Box>>;
}

export const faces: Readonly<Record<string, Seen>> = {
  'hero-home-back': {
    always: { 'top of Teide': [1030, 555, 130, 90] },
    wholeOrNot: { 'far macaws': [985, 370, 200, 140] },
  },
  'hero-home-middle': {
    always: {
      head: [1215, 595, 130, 100],
      'raised wing': [1495, 312, 115, 150],
      'lowered wing': [1220, 950, 180, 165],
      tail: [1740, 780, 130, 110],
    },
  },
  'hero-home-portrait': {
    always: {
      head: [200, 805, 135, 110],
      'raised wing': [485, 522, 100, 130],
      'lowered wing': [208, 1190, 140, 130],
      'top of Teide': [60, 770, 50, 60],
    },
    wholeOrNot: { 'far macaws': [80, 590, 195, 140] },
  },
  'hero-attractions': {
    always: { 'top of Teide': [940, 185, 100, 70] },
    wholeOrNot: {
      orca: [745, 485, 375, 230],
      aviary: [115, 580, 440, 260],
      'yellow macaw': [1260, 160, 190, 160],
      'blue macaw': [1155, 125, 115, 90],
    },
  },
  'hero-attractions-portrait': {
    always: { 'top of Teide': [265, 390, 70, 60], aviary: [35, 560, 300, 185], orca: [270, 695, 265, 165] },
    wholeOrNot: { 'yellow macaw': [375, 352, 110, 100], 'blue macaw': [112, 450, 85, 65] },
  },
  'hero-contact': {
    always: {
      head: [914, 156, 125, 140],
      letter: [872, 278, 115, 88],
      wing: [1190, 400, 110, 110],
      tail: [1470, 130, 100, 80],
    },
    wholeOrNot: { village: [1150, 417, 325, 225], 'top of Teide': [1440, 290, 60, 50] },
  },
  'hero-contact-portrait': {
    always: { head: [388, 395, 110, 160], letter: [354, 543, 100, 78], wing: [680, 640, 80, 110] },
    wholeOrNot: { village: [555, 645, 365, 230], 'top of Teide': [860, 522, 70, 50] },
  },
  'family-day': {
    always: {
      'the family': [185, 420, 420, 480],
      "orca's head": [591, 240, 100, 170],
      "orca's flukes": [738, 560, 115, 68],
      'top of Teide': [990, 328, 100, 70],
    },
    wholeOrNot: { macaw: [532, 97, 182, 105] },
  },
  'family-day-portrait': {
    always: {
      'the family': [45, 420, 420, 480],
      "orca's head": [451, 240, 100, 170],
      "orca's flukes": [598, 560, 115, 68],
    },
    wholeOrNot: { macaw: [400, 97, 175, 105] },
  },
  'closing-dusk': {
    wholeOrNot: {
      'top of Teide': [390, 380, 70, 60],
      'near macaw': [1045, 415, 165, 75],
      'far macaw': [1220, 365, 85, 60],
    },
  },
  'encounter-parrots': {
    always: {
      "blue macaw's head": [540, 480, 185, 175],
      "red macaw's head": [740, 350, 145, 155],
      'raised wings': [870, 90, 345, 200],
      feet: [790, 690, 180, 90],
    },
  },
  'encounter-penguins': {
    always: {
      "swimmer's head": [272, 792, 240, 160],
      "near one's head": [625, 170, 100, 80],
      "calling one's head": [955, 42, 65, 130],
    },
  },
  'encounter-orca': {
    always: { head: [140, 500, 260, 240], flukes: [810, 42, 320, 240] },
  },
  'gallery-parrots': {
    always: { "red macaw's head": [180, 212, 190, 195], "blue macaw's head": [600, 242, 155, 190] },
  },
  'gallery-orca': {
    always: { head: [365, 30, 230, 140], 'dorsal fin': [780, 28, 80, 80], flukes: [852, 492, 206, 118] },
    wholeOrNot: { 'top of Teide': [175, 302, 80, 60] },
  },
  'gallery-penguins': {
    always: {
      head: [240, 238, 170, 190],
      chick: [52, 425, 175, 385],
      feet: [388, 755, 180, 50],
    },
  },
  'gallery-sealion': {
    always: { head: [115, 160, 120, 85], 'hind flippers': [582, 80, 105, 150] },
  },
  'show-dolphin': { always: { head: [560, 285, 88, 110] } },
  'show-parrot': { always: { head: [500, 225, 108, 90] } },
  'show-sealion': { always: { head: [455, 58, 82, 78] } },
  letter: { always: { head: [940, 117, 80, 95], letter: [965, 205, 80, 68] } },
  'lost-parrot': {
    always: { head: [729, 115, 135, 180], map: [500, 280, 230, 230] },
  },
  'toppled-sign': { always: { lizard: [580, 435, 250, 260] } },
};
