import { expect, it } from 'vitest';
import { listStaleWords } from './stale-words.ts';

it('translations are out of date whose English alone has changed', () => {
  const policy = (title: string, what: string) =>
    `---\nname: N\ntitle: ${title}\n---\n\nLead.\n\n## What {#what}\n\n${what}\n\n## Why {#why}\n\nThat.\n`;
  const then: Record<string, string> = {
    'content/en/home.json': '{ "name": "Home", "hero": { "title": "Hi", "cards": ["A"] } }',
    'content/de/home.json': '{ "name": "Start", "hero": { "title": "Hallo", "cards": ["A"] } }',
    'content/en/legal.md': policy('Legal', 'One.'),
    'content/es/legal.md': policy('Legal', 'Uno.'),
  };
  const now = {
    ...then,
    'content/en/home.json':
      '{ "name": "Home page", "hero": { "title": "Hello", "cards": ["B"] }, "new": "New" }',
    'content/de/home.json':
      '{ "name": "Startseite", "hero": { "title": "Hallo", "cards": ["A"] }, "new": "Neu" }',
    'content/en/legal.md': policy('Legal Notice', 'Two.'),
  } as Record<string, string>;
  const stale = listStaleWords(
    ['home.json', 'legal.md'],
    path => then[path] ?? '',
    path => now[path] ?? '',
  );
  expect(stale.map(line => line.split(' may')[0])).toEqual([
    'content/de/home.json: "hero.title"',
    'content/de/home.json: "hero.cards.0"',
    'content/es/legal.md: "title"',
    'content/es/legal.md: "what"',
  ]);
});
