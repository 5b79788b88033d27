/** Where a place lies on the drawings of the island. Both are equirectangular, true at the latitude of the island's middle. */
interface Coordinates {
  /** WGS 84, degrees. */
  latitude: number;
  longitude: number;
}

const narrowing = Math.cos((28.3 * Math.PI) / 180);

/** On `sources/map-tenerife.svg`, from 0 to 1 of its width and height; the drawing says how it is projected. */
export function onMap({ latitude, longitude }: Coordinates): { left: number; top: number } {
  const degree = 1020;
  return {
    left: (760 + (longitude + 16.5) * narrowing * degree) / 1600,
    top: (540 - (latitude - 28.29) * degree) / 1040,
  };
}

/** On the outline of the printed plan, in its own units. */
export function onOutline({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const degree = 310;
  return { x: (longitude + 16.93) * narrowing * degree, y: (28.6 - latitude) * degree };
}
