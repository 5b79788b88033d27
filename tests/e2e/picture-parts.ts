import type { Box } from '../../app/art/focal-areas.ts';

interface PictureParts {
  /** No crop may cut them off. */
  always?: Readonly<Record<string, Box>>;
  /** Narrow screens may omit them, but never crop them. */
  allOrNothing?: Readonly<Record<string, Box>>;
}

/** Measure them again after redrawing a picture. */
export const pictureParts: Readonly<Record<string, PictureParts>> = {
  'hero-home-back': {
    always: { 'top of Teide': [1030, 555, 130, 90] },
    allOrNothing: { 'farthest macaw': [1018, 335, 66, 55], 'far macaw': [1062, 355, 98, 75] },
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
    allOrNothing: { 'far macaws': [80, 590, 195, 140] },
  },
  'hero-attractions': {
    always: {
      'top of Teide': [1240, 358, 130, 110],
      orca: [1620, 932, 146, 122],
      "dolphins' pool": [985, 938, 554, 188],
    },
    allOrNothing: {
      aviary: [405, 755, 455, 265],
      "penguins' pool": [1552, 740, 330, 165],
      'yellow macaw': [1466, 320, 124, 70],
      'blue macaw': [1610, 336, 162, 186],
    },
  },
  'hero-attractions-portrait': {
    always: {
      'top of Teide': [265, 390, 70, 60],
      aviary: [30, 594, 272, 154],
      orca: [328, 782, 118, 100],
    },
    allOrNothing: {
      "dolphins' pool": [318, 722, 224, 90],
      'yellow macaw': [86, 425, 99, 54],
      'blue macaw': [394, 335, 106, 122],
    },
  },
  'hero-contact-back': {
    allOrNothing: { 'top of Teide': [1750, 612, 75, 55], 'near boat': [958, 808, 64, 78] },
  },
  'hero-contact-middle': {
    always: {
      head: [1258, 712, 88, 95],
      letter: [1193, 766, 120, 98],
      'far wing': [1390, 456, 105, 120],
      'near wing': [1560, 487, 84, 110],
      tail: [1745, 800, 128, 70],
    },
  },
  'hero-contact-front': {
    allOrNothing: { village: [1395, 872, 410, 165] },
  },
  'hero-contact-portrait': {
    always: {
      head: [418, 712, 88, 95],
      letter: [353, 766, 120, 98],
      'far wing': [550, 456, 105, 120],
      'near wing': [720, 487, 84, 110],
    },
    allOrNothing: { village: [555, 872, 410, 165], 'top of Teide': [910, 612, 75, 55] },
  },
  'family-day': {
    always: {
      'the family': [480, 386, 448, 452],
      "orca's head": [830, 198, 130, 132],
      "orca's flukes": [1040, 358, 98, 64],
      'top of Teide': [1172, 354, 68, 62],
    },
    allOrNothing: { dolphins: [1312, 516, 320, 80] },
  },
  'family-day-portrait': {
    always: {
      'the family': [40, 386, 448, 452],
      "orca's head": [390, 198, 130, 132],
      "orca's flukes": [600, 358, 98, 64],
    },
  },
  'closing-dusk': { allOrNothing: { 'top of Teide': [392, 405, 70, 62] } },
  'closing-dusk-portrait': {
    always: { 'top of Teide': [250, 708, 120, 110], walkers: [150, 1056, 544, 250] },
  },
  'closing-night': {
    always: { macaws: [1218, 314, 158, 330] },
    allOrNothing: { aviary: [100, 433, 400, 217] },
  },
  'closing-night-portrait': {
    always: { macaws: [574, 677, 135, 282], aviary: [78, 822, 360, 195] },
  },
  'encounter-parrots': {
    always: {
      "blue macaw's head": [530, 455, 198, 200],
      "red macaw's head": [740, 350, 145, 155],
      'raised wings': [840, 70, 416, 210],
      feet: [836, 690, 132, 106],
      tail: [1050, 615, 316, 260],
    },
  },
  'encounter-penguins': {
    always: {
      "swimmer's head": [270, 792, 244, 160],
      "near one's head": [625, 170, 100, 85],
      "calling one's head": [882, 48, 72, 150],
    },
    allOrNothing: { feet: [670, 402, 285, 40] },
  },
  'encounter-orca': {
    always: { head: [144, 516, 182, 176], 'dorsal fin': [420, 326, 110, 130], flukes: [698, 203, 258, 222] },
    allOrNothing: { visitors: [660, 668, 462, 264] },
  },
  'gallery-parrots': {
    always: { "red macaw's head": [197, 243, 179, 184], "blue macaw's head": [580, 277, 157, 165] },
  },
  'gallery-orca': {
    always: { head: [190, 240, 220, 180], 'dorsal fin': [556, 272, 140, 140], flukes: [976, 222, 190, 280] },
    allOrNothing: { calf: [620, 66, 440, 180] },
  },
  'gallery-penguins': {
    always: {
      head: [236, 236, 176, 192],
      chick: [52, 420, 192, 408],
      feet: [376, 748, 192, 62],
    },
  },
  'gallery-sealion': {
    always: { face: [92, 22, 500, 330] },
  },
  'show-dolphin': {
    always: { head: [575, 225, 85, 105], 'dorsal fin': [348, 86, 120, 50], flukes: [100, 280, 122, 132] },
  },
  'show-parrot': { always: { head: [500, 225, 108, 90] } },
  'show-sealion': {
    always: {
      head: [522, 48, 140, 92],
      'raised flipper': [600, 184, 112, 110],
      'hind flippers': [84, 116, 154, 136],
    },
  },
  letter: {
    always: {
      head: [596, 307, 58, 63],
      letter: [554, 342, 79, 65],
      'far wing': [681, 143, 66, 79],
      'near wing': [790, 163, 54, 72],
      tail: [908, 364, 84, 47],
    },
    allOrNothing: { village: [684, 410, 264, 108] },
  },
  'lost-parrot': {
    always: {
      head: [1516, 196, 150, 184],
      map: [1175, 372, 318, 250],
      feet: [1408, 476, 304, 190],
      tail: [1780, 830, 105, 98],
    },
  },
  'toppled-sign': { always: { lizard: [580, 430, 252, 270] } },
};
