/** Map projections of the drawings of the island: equirectangular, with the island's middle as the standard parallel. */
interface Coordinates {
  /** WGS 84, degrees. */
  latitude: number;
  longitude: number;
}

const aspect = Math.cos((28.3 * Math.PI) / 180);

/** Position on `sources/map-tenerife.svg`, as fractions of its width and height; its comment has the parameters. */
export function onMap({ latitude, longitude }: Coordinates): { left: number; top: number } {
  const degree = 1020;
  return {
    left: (760 + (longitude + 16.5) * aspect * degree) / 1600,
    top: (540 - (latitude - 28.29) * degree) / 1040,
  };
}

/** Position on the outline of the printed plan, in its own units. */
export function onOutline({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const degree = 310;
  return { x: (longitude + 16.93) * aspect * degree, y: (28.6 - latitude) * degree };
}
