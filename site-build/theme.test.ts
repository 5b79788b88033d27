import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { backgroundColor, themeColor } from './theme.ts';

it('the theme’s colors are those of the stylesheets', () => {
  const palette = readFileSync('app/styles/palette.css', 'utf8').toUpperCase();
  expect(palette).toContain(`--RING-2: ${themeColor};`);
  expect(palette).toContain(`--PAPER: ${backgroundColor};`);
});
