import { expect, it } from 'vitest';
import { toMapPosition } from './tenerife.ts';

/** Teide's summit, and the lighthouse at the eastern end. */
const teide = { latitude: 28.2725, longitude: -16.6425 };
const anaga = { latitude: 28.581, longitude: -16.14 };

it('positions match the map of Tenerife', () => {
  expect(toMapPosition({ latitude: 28.29, longitude: -16.5 })).toEqual({
    left: 760 / 1600,
    top: 540 / 1040,
  });
  expect(toMapPosition(anaga).left).toBeGreaterThan(toMapPosition(teide).left);
  expect(toMapPosition(anaga).top).toBeLessThan(toMapPosition(teide).top);
});
