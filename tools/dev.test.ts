import { expect, it, onTestFinished } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { pathTo } from '../i18n/paths.ts';
import { words } from '../i18n/words.ts';
import { serveSources } from './dev.ts';

it('the development server serves every language, scripts and 404 pages', async () => {
  const vite = await serveSources(0, '127.0.0.1');
  onTestFinished(() => vite.close());
  const get = async (path: string) => {
    const answer = await fetch(`${vite.resolvedUrls?.local[0]}${path.slice(1)}`);
    return { status: answer.status, text: await answer.text() };
  };
  const contact = await get(pathTo('contact', locales.de));
  expect(contact.status).toBe(200);
  expect(contact.text).toContain(words.de.contact.hero.lead);
  expect(contact.text).toContain('/@vite/client');
  expect((await get('/app/entry.client.ts')).text).toContain('hydrate.tsx');
  const missing = await get('/es/nada');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain(words.es.site.notFound.title);
});
