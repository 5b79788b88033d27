import { describe, expect, it } from 'vitest';
import { toMapPosition, toOutlinePoint } from './tenerife.ts';

/** Teide's summit, and the lighthouse at the eastern end. */
const teide = { latitude: 28.2725, longitude: -16.6425 };
const anaga = { latitude: 28.581, longitude: -16.14 };

describe('positions on the drawings of Tenerife', () => {
  it('match the map', () => {
    expect(toMapPosition({ latitude: 28.29, longitude: -16.5 })).toEqual({
      left: 760 / 1600,
      top: 540 / 1040,
    });
    expect(toMapPosition(anaga).left).toBeGreaterThan(toMapPosition(teide).left);
    expect(toMapPosition(anaga).top).toBeLessThan(toMapPosition(teide).top);
  });

  it('match the outline', () => {
    // The two lines that draw Teide meet at 79 92.
    expect(Math.hypot(toOutlinePoint(teide).x - 79, toOutlinePoint(teide).y - 100)).toBeLessThan(12);
    expect(toOutlinePoint(anaga).x).toBeGreaterThan(200);
  });
});
