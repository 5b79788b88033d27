import { describe, expect, it } from 'vitest';
import { onMap, onOutline } from './tenerife.ts';

/** The summit of Teide, and the lighthouse at the eastern end. */
const teide = { latitude: 28.2725, longitude: -16.6425 };
const anaga = { latitude: 28.581, longitude: -16.14 };

describe('positions on the drawings of Tenerife', () => {
  it('match the map', () => {
    expect(onMap({ latitude: 28.29, longitude: -16.5 })).toEqual({ left: 760 / 1600, top: 540 / 1040 });
    expect(onMap(anaga).left).toBeGreaterThan(onMap(teide).left);
    expect(onMap(anaga).top).toBeLessThan(onMap(teide).top);
  });

  it('match the outline', () => {
    // The two lines that draw Teide meet at 79 92.
    expect(Math.hypot(onOutline(teide).x - 79, onOutline(teide).y - 100)).toBeLessThan(12);
    expect(onOutline(anaga).x).toBeGreaterThan(200);
  });
});
