/** Widths of files in pixels, each √2 times as wide as the one before, so that none is much wider than its place. */
const ladder = [125, 177, 250, 354, 500, 707, 1000, 1414, 2000, 2828, 4000];
const between = (from: number, to: number) => ladder.filter(width => from <= width && width <= to);

/** 1.375 times as wide as the screen at 1440 px. */
const wideHero = [1240, 1980, 2480, 3300];
const wideScene = [900, 1280, 1600, 2080, 2560];
/** For what phones load first: a third smaller, hardly visible at high densities. */
const lowQuality = 30;
/** Fine leaves on plain rings would show pale patches. */
const highQuality = 46;

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
  show: { widths: between(125, 1000) },
  gallery: { widths: between(250, 1414) },
  // Hidden behind flaps.
  behind: { widths: between(125, 177), quality: lowQuality },
  encounter: { widths: between(125, 2000) },
  pictogram: { widths: between(125, 707), quality: lowQuality },
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
  'encounter-parrots': { widths: between(125, 2828) },
  'family-day': { widths: wideScene },
  'family-day-portrait': {
    drawings: ['family-day'],
    widths: [450, 800, 1160],
    crop: { left: 440, width: 800, of: 2200 },
    quality: lowQuality,
  },
  'closing-dusk': { widths: wideScene },
  'closing-dusk-portrait': { widths: [480, 800, 1200], quality: lowQuality },
  'closing-night': { widths: wideScene },
  'closing-night-portrait': { widths: [480, 800, 1200], quality: lowQuality },
  gate: { widths: between(354, 707) },
  'map-tenerife': { widths: [1000, 1500, 1880, 2440] },
  'gallery-orca': { widths: between(354, 2000) },
  feather: { widths: between(177, 354), quality: lowQuality },
  'park-map': { drawings: ['park-map', 'park-map-front'], widths: between(250, 1414), quality: 40 },
  // In front of the planner's route.
  'park-map-front': { widths: between(250, 1414) },
  stamp: { widths: between(125, 177) },
  letter: {
    drawings: ['share-contact'],
    widths: between(177, 500),
    crop: { left: 414, width: 630, of: 1200 },
  },
  'lost-parrot': { widths: between(1000, 2828), quality: highQuality },
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
