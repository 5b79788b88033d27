/**
 * What is rendered of each drawing or photograph in `app/art/sources`: the widths in pixels, chosen by how wide the pages show it on
 * screens of 1x to 2.6x. Every width is made as AVIF and as WebP.
 */
/** These heroes are drawn wider than most screens show them: 1.375 times the screen at 1440 px. */
const wideHero = [1240, 1980, 2480, 3300];
/** For what a phone fetches before it scrolls: a third less than at the usual quality, and at 1.75x hardly to be seen. */
const light = 30;
/** 750 serves both common phones whole: 375 px at 2x, and 412 px at 1.75x, which wants 721. */
const portrait = [480, 750, 960];
const scene = [480, 800, 1200, 1600, 2080];
const card = [320, 480, 720, 1040];
const pictogram = [210, 240, 360, 600];

export interface Rendering {
  /** Names of the drawings where it is not the picture's own, the farthest first: they are laid over each other. */
  drawings?: readonly string[];
  widths: readonly number[];
  /** Quality of the AVIF files, 1 to 100, where it is not the usual. */
  quality?: number;
  /**
   * Left edge and width of what is kept, in units of a drawing that is 1600 wide or `of` so many. The rest is drawn and cut
   * off, because resvg fails on a filter that lies wholly outside the picture.
   */
  crop?: { left: number; width: number; of?: number };
}

/** What is rendered of each picture of a kind: `show-owl` is a show. A new one needs nothing but its drawing or photograph. */
const kinds: Record<string, Rendering> = {
  show: { widths: card },
  gallery: { widths: card },
  /** What hides behind a flap. */
  behind: { widths: [120, 240], quality: light },
  encounter: { widths: scene },
  pictogram: { widths: pictogram, quality: light },
};

/** The pictures of no such kind, and those that are shown in another size than the others of their kind. */
const single: Record<string, Rendering> = {
  'hero-home-back': { widths: wideHero },
  'hero-home-middle': { widths: wideHero },
  'hero-home-front': { widths: wideHero },
  'hero-home-portrait': {
    drawings: ['hero-home-portrait-back', 'hero-home-portrait-middle', 'hero-home-portrait-front'],
    widths: portrait,
    quality: light,
  },
  'hero-attractions': { widths: wideHero },
  'hero-attractions-portrait': { widths: portrait, quality: light },
  'hero-contact-back': { widths: wideHero },
  'hero-contact-middle': { widths: wideHero },
  'hero-contact-front': { widths: wideHero },
  'hero-contact-portrait': {
    drawings: ['hero-contact-back', 'hero-contact-middle', 'hero-contact-front'],
    widths: [640, 1120, 1280, 1660],
    crop: { left: 840, width: 1300, of: 2200 },
    quality: light,
  },
  'encounter-penguins': { widths: [480, 800, 1200] },
  'encounter-orca': { widths: [480, 800, 1200, 1600] },
  'family-day': { widths: [900, 1280, 1600, 2080, 2560] },
  'family-day-portrait': {
    drawings: ['family-day'],
    widths: [450, 800, 1160],
    crop: { left: 440, width: 800, of: 2200 },
    quality: light,
  },
  'closing-dusk': { widths: [900, 1280, 1600, 2080, 2560] },
  'map-tenerife': { widths: [850, 1280, 1600, 2080] },
  'gallery-orca': { widths: [480, 720, 1040, 1600] },
  feather: { widths: [240, 480], quality: light },
  'plan-map': { widths: [280, 520], quality: light },
  stamp: { widths: [160, 320] },
  letter: { drawings: ['share-contact'], widths: [750, 1280, 1600, 2080, 2560] },
  'lost-parrot': { widths: [750, 1280, 1600, 2080, 2560] },
  'toppled-sign': { widths: [750, 1280, 1600, 2080, 2560] },
  'leaves-1': { widths: [340, 680] },
  'leaves-2': { widths: [300, 600] },
};

/** Every picture of the site by its name, where there are sources of these names (without their endings). */
export function renderings(sources: readonly string[]): Record<string, Rendering> {
  const ofKinds = sources.flatMap(name => {
    const kind = kinds[name.split('-')[0] ?? ''];
    return kind ? [[name, kind] as const] : [];
  });
  return { ...Object.fromEntries(ofKinds), ...single };
}
