interface Coordinates {
  /** Coordinates in degrees (WGS 84). */
  latitude: number;
  longitude: number;
}

/** Equirectangular projection. */
const aspect = Math.cos((28.3 * Math.PI) / 180);

/** Fractions of width and height of `sources/map-tenerife.svg`; parameters are in its comment. */
export function toMapPosition({ latitude, longitude }: Coordinates): { left: number; top: number } {
  const unitsPerDegree = 1020;
  return {
    left: (760 + (longitude + 16.5) * aspect * unitsPerDegree) / 1600,
    top: (540 - (latitude - 28.29) * unitsPerDegree) / 1040,
  };
}
