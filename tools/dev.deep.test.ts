import { expect, it, onTestFinished } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { pathTo } from '../i18n/paths.ts';
import { words } from '../i18n/words.ts';
import { serveSources } from './dev.ts';

it('the development server serves every language, scripts and 404 pages', {
  timeout: 60_000,
}, async () => {
  const { url, close } = await serveSources(0, '127.0.0.1');
  onTestFinished(close);
  const get = async (path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const contact = await get(pathTo('contact', locales.de));
  expect(contact.status).toBe(200);
  expect(contact.text).toContain(words.de.contact.hero.lead);
  expect(contact.text).toContain('/@vite/client');
  expect((await get('/app/entry.client.ts')).text).toContain('hydrate.tsx');
  expect(await get('/es/nada')).toMatchObject({
    status: 404,
    text: expect.stringContaining(words.es.site.notFound.title),
  });
});
