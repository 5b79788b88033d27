import { expect, it } from 'vitest';
import { toMapPosition } from './tenerife.ts';

it('puts what is farther east farther right, and what is farther north higher', () => {
  const teide = toMapPosition({ latitude: 28.2725, longitude: -16.6425 });
  const anaga = toMapPosition({ latitude: 28.581, longitude: -16.14 });
  expect(anaga.left - teide.left).toBeCloseTo(0.28, 1);
  expect(teide.top - anaga.top).toBeCloseTo(0.3, 1);
});
