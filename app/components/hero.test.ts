import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import manifest from '../art/manifest.json' with { type: 'json' };
import { Hero, heroFiles, heroPictures } from './hero.tsx';

vi.mock(import('../art/manifest.json'), async original => {
  const actual = await original();
  const photo = { ...actual.default['closing-dusk'], hash: 'photo' };
  return { ...actual, default: { ...actual.default, 'hero-home-photo': photo } };
});

const drawings = {
  layers: { back: 'hero-contact-back', front: 'hero-contact-front' },
  sizes: '138vw',
  portrait: { name: 'hero-contact-portrait', sizes: '100vw' },
} as const;
const words = { title: 'Title', lead: 'Lead', alt: 'Alt' };

it('a photograph replaces all drawings of a hero, and what is drawn over them', () => {
  expect(manifest).toHaveProperty('hero-home-photo');
  const pictures = heroPictures('home', drawings);
  const html = renderToStaticMarkup(
    createElement(Hero, { look: 'hero-home', pictures, words, over: 'Places' }),
  );
  expect(html).toContain('class="hero on-picture hero-photo"');
  expect(html).toContain('focus-hero-home-photo');
  expect(html).not.toMatch(/hero-contact|silhouette|Places/);
  expect(heroFiles(pictures).first.srcSet).toContain('/pictures/hero-home-photo-');
});

it('other heroes keep their drawings', () => {
  expect(heroPictures('contact', drawings)).toBe(drawings);
});
