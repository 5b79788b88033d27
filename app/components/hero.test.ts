import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import manifest from '../art/manifest.json' with { type: 'json' };

// Another test may have imported the component.
vi.resetModules();
vi.doMock('../art/manifest.json', () => ({
  default: { ...manifest, 'hero-home-photo': { ...manifest['closing-dusk'], hash: 'photo' } },
}));
const { chooseHeroPictures, Hero } = await import('./hero.tsx');
afterAll(() => {
  vi.doUnmock('../art/manifest.json');
  vi.resetModules();
});

const drawings = {
  wide: { name: 'hero-contact', sizes: '138vw' },
  portrait: { name: 'hero-contact-portrait', sizes: '100vw' },
} as const;

it('a photograph replaces all drawings of its page, and their overlay', () => {
  const pictures = chooseHeroPictures('home', drawings);
  const words = { title: 'Title', lead: 'Lead', alt: 'Alt' };
  const props = { drawingClassName: 'hero-home', pictures, words, overlay: 'Places' };
  const html = renderToStaticMarkup(createElement(Hero, props));
  expect(html).toContain('class="hero on-picture hero-photo"');
  expect(html).not.toMatch(/hero-contact|Places/);
  expect(chooseHeroPictures('contact', drawings)).toBe(drawings);
});
