import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('machines find what they ask for, and the licences of what is published', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/robots.txt')).toContain('Sitemap: ');
  const sitemap = await read('/sitemap.xml');
  for (const { path } of Object.values(pages)) expect(sitemap).toContain(`${path}</loc>`);
  expect(await read('/.well-known/security.txt')).toContain('Contact: mailto:');
  for (const { src } of JSON.parse(await read('/manifest.webmanifest')).icons)
    expect((await request.get(src)).status()).toBe(200);
  // A page that is asked for by its file is at its own address.
  expect((await request.get('/attractions.html?a=1')).url()).toMatch(/\/attractions\?a=1$/);
  const notices = await read('/third-party-notices.txt');
  for (const name of ['react', 'react-dom', 'react-router', 'react-day-picker'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  expect(notices.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});

test('every built page conforms to the HTML standard', async () => {
  // The rules of the standard alone, none of style.
  const checker = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const folder = 'dist/client';
  const built = (await readdir(folder)).filter(name => name.endsWith('.html'));
  expect(built.length).toBeGreaterThan(6);
  for (const name of built) {
    const { results } = await checker.validateFile(join(folder, name));
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(faults, name).toEqual([]);
  }
});
