import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { backgroundColor, themeColor } from './theme.ts';

it('the theme’s colors are those of the stylesheets', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8').toUpperCase();
  expect(tokens).toContain(`--RING-2: ${themeColor};`);
  expect(tokens).toContain(`--PAPER: ${backgroundColor};`);
});
