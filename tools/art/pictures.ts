/** Widths of files in pixels, for screens of 1x to 2.6x. */

/** 1.375 times as wide as the screen at 1440 px. */
const wideHero = [1240, 1980, 2480, 3300];
/** For what phones load first: a third smaller, hardly visible at high densities. */
const lowQuality = 30;
/** Fine leaves on plain rings would show pale patches. */
const highQuality = 62;
const scene = [480, 800, 1200, 1600, 2080];
const card = [320, 480, 720, 1040];
/** The largest is for a policy's medallion. */
const pictogram = [210, 240, 360, 840];

export interface Rendering {
  /** Drawings from back to front; by default, the one with the picture's name. */
  drawings?: readonly string[];
  widths: readonly number[];
  /** AVIF quality from 1 to 100. */
  quality?: number;
  /**
   * In units of a drawing `of` that width (default 1600). resvg fails on filters entirely outside the picture, so it is cropped after
   * rendering.
   */
  crop?: { left: number; width: number; of?: number };
}

/** Sizes by the kind of picture: `show-owl` is a show. */
const kinds: Record<string, Rendering> = {
  show: { widths: card },
  gallery: { widths: card },
  // Hidden behind flaps.
  behind: { widths: [120, 240], quality: lowQuality },
  encounter: { widths: scene },
  pictogram: { widths: pictogram, quality: lowQuality },
  photo: { widths: [480, 830, 1240, 1980, 2480] },
};

/** Pictures that have no kind, or other sizes than their kind. */
const individual: Record<string, Rendering> = {
  'hero-home': { drawings: ['hero-home-back', 'hero-home-middle', 'hero-home-front'], widths: wideHero },
  'hero-home-portrait': {
    drawings: ['hero-home-portrait-back', 'hero-home-portrait-middle', 'hero-home-portrait-front'],
    // All that the page's budget allows; more pixels look sharper than a higher quality.
    widths: [480, 960],
    quality: 16,
  },
  'hero-attractions': { widths: wideHero },
  // 390 px at 3x: smaller, and looks sharper, than the usual quality at 750.
  'hero-attractions-portrait': { widths: [480, 1170], quality: lowQuality },
  'hero-contact': {
    drawings: ['hero-contact-back', 'hero-contact-middle', 'hero-contact-front'],
    widths: wideHero,
  },
  'hero-contact-portrait': {
    drawings: ['hero-contact-back', 'hero-contact-middle', 'hero-contact-front'],
    widths: [640, 1660],
    crop: { left: 840, width: 1300, of: 2200 },
    quality: lowQuality,
  },
  'encounter-penguins': { widths: [480, 800, 1200] },
  'encounter-orca': { widths: [480, 800, 1200, 1600] },
  'family-day': { widths: [900, 1280, 1600, 2080, 2560] },
  'family-day-portrait': {
    drawings: ['family-day'],
    widths: [450, 800, 1160],
    crop: { left: 440, width: 800, of: 2200 },
    quality: lowQuality,
  },
  'closing-dusk': { widths: [900, 1280, 1600, 2080, 2560] },
  'closing-dusk-portrait': { widths: [480, 800, 1200], quality: lowQuality },
  'closing-night-portrait': { widths: [480, 800, 1200], quality: lowQuality },
  'closing-night': { widths: [900, 1280, 1600, 2080, 2560] },
  gate: { widths: [320, 480, 720] },
  'map-tenerife': { widths: [1000, 1500, 1880, 2440] },
  'gallery-orca': { widths: [480, 720, 1040, 1600] },
  feather: { widths: [240, 480], quality: lowQuality },
  'park-map': {
    drawings: ['park-map', 'park-map-front'],
    widths: [720, 1080, 1480],
    quality: lowQuality,
  },
  // In front of the planner's route.
  'park-map-front': { widths: [720, 1080, 1480], quality: lowQuality },
  stamp: { widths: [160, 320] },
  letter: { drawings: ['share-contact'], widths: [750, 1280, 1600, 2080, 2560] },
  'lost-parrot': { widths: [750, 1280, 1600, 2080, 2560], quality: highQuality },
  'toppled-sign': { widths: [750, 1280, 1600, 2080, 2560] },
  'leaves-1': { widths: [340, 680] },
  'leaves-2': { widths: [300, 600] },
};

/** @param sources names without extensions */
export function createRenderings(sources: readonly string[]): Record<string, Rendering> {
  const byKind = sources.flatMap(name => {
    const parts = name.split('-');
    const kind = kinds[parts[0] ?? ''] ?? kinds[parts.at(-1) ?? ''];
    return kind ? [[name, kind] as const] : [];
  });
  return { ...Object.fromEntries(byKind), ...individual };
}
