/** Widths of files in pixels, each √2 times as wide as the one before, so that none is much wider than its place. */
const ladder = [125, 177, 250, 354, 500, 707, 1000, 1414, 2000, 2828, 4000];
const between = (from: number, to: number) => ladder.filter(width => from <= width && width <= to);

/** 1.375 times as wide as the screen at 1440 px. */
const wideHero = [1240, 1980, 2480, 3300, 4000];
const wideScene = [900, 1280, 1600, 2080, 2560, 3300, 4000];
/** AVIF qualities from 1 to 100. */
export const qualities = {
  usual: 45,
  /** For what phones load first, and the widest files: a third smaller, hardly visible at high densities. */
  low: 30,
  /** Fine leaves on plain rings would show pale patches. */
  high: 46,
};

export const chooseQuality = (width: number) => (width > 2560 ? qualities.low : qualities.usual);

export interface Rendering {
  /** Drawings from back to front; by default, the one with the picture's name. */
  drawings?: readonly string[];
  widths: readonly number[];
  /** By default, that of each width. */
  quality?: number;
  /**
   * In units of a drawing `of` that width (default 1600). resvg fails on filters entirely outside the picture, so it is cropped after
   * rendering.
   */
  crop?: { left: number; width: number; of?: number };
}

/** Sizes by the kind of picture: `show-owl` is a show. */
const kinds: Record<string, Rendering> = {
  show: { widths: between(125, 1000) },
  gallery: { widths: between(250, 2000) },
  // Hidden behind flaps.
  behind: { widths: between(125, 177), quality: qualities.low },
  encounter: { widths: between(125, 2000) },
  pictogram: { widths: between(125, 707), quality: qualities.low },
  photo: { widths: between(707, 2828) },
};

/** Pictures that have no kind, or other sizes than their kind. */
const individual: Record<string, Rendering> = {
  'hero-home': { drawings: ['hero-home-back', 'hero-home-middle', 'hero-home-front'], widths: wideHero },
  'hero-home-portrait': {
    drawings: ['hero-home-portrait-back', 'hero-home-portrait-middle', 'hero-home-portrait-front'],
    // All that the budget of a phone allows; more pixels look sharper than a higher quality.
    widths: [480, 960, 1540],
    quality: 18,
  },
  'hero-attractions': { widths: wideHero },
  // 390 px at 3x: smaller, and looks sharper, than the usual quality at 750.
  'hero-attractions-portrait': { widths: [480, 1170], quality: qualities.low },
  'hero-contact': {
    drawings: ['hero-contact-back', 'hero-contact-middle', 'hero-contact-front'],
    widths: wideHero,
  },
  'hero-contact-portrait': {
    drawings: ['hero-contact-back', 'hero-contact-middle', 'hero-contact-front'],
    widths: [640, 1660],
    crop: { left: 840, width: 1300, of: 2200 },
    quality: qualities.low,
  },
  'encounter-orca': { widths: between(125, 2828) },
  'encounter-parrots': { widths: between(125, 4000) },
  'family-day': { widths: wideScene },
  'family-day-portrait': {
    drawings: ['family-day'],
    widths: [450, 800, 1160],
    crop: { left: 440, width: 800, of: 2200 },
    quality: qualities.low,
  },
  'closing-dusk': { widths: wideScene },
  'closing-dusk-portrait': { widths: [480, 800, 1200], quality: qualities.low },
  'closing-night': { widths: wideScene },
  'closing-night-portrait': { widths: [480, 800, 1200], quality: qualities.low },
  gate: { widths: between(354, 707) },
  'map-tenerife': { widths: [1000, 1500, 1880, 2440, 3000, 3700] },
  'gallery-orca': { widths: between(354, 2828) },
  feather: { widths: between(177, 354), quality: qualities.low },
  'park-map': { drawings: ['park-map', 'park-map-front'], widths: between(250, 2000), quality: 40 },
  // In front of the planner's route.
  'park-map-front': { widths: between(250, 2000) },
  stamp: { widths: between(125, 177) },
  letter: {
    drawings: ['share-contact'],
    widths: between(177, 500),
    crop: { left: 414, width: 630, of: 1200 },
  },
  'lost-parrot': { widths: between(1000, 4000), quality: qualities.high },
  'toppled-sign': { widths: [750, 1280, 1600, 2080, 2560] },
  'leaves-1': { widths: between(354, 707) },
  'leaves-2': { widths: between(354, 707) },
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
