import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { words } from '../content/words.ts';
import { locales } from '../i18n/locales.ts';
import { pathTo } from '../i18n/paths.ts';
import { ProjectCopy } from '../tests/support/project-copy.ts';
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

it('a change of a page, its words or an island reaches the browser', { timeout: 120_000 }, async () => {
  const copy = new ProjectCopy();
  onTestFinished(() => copy.remove());
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy.folder,
    env: { PATH, HOME, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'close');
  });
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    url = /http:\S+/.exec(line)?.[0] ?? '';
    if (url) break;
  }
  const get = async (path: string) => (await fetch(url + path)).text();

  const token = /wsToken = "([^"]+)"/.exec(await get('/@vite/client'))?.[1];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const messages: { type: string }[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(data)));
  const types = () => messages.map(({ type }) => type);
  await expect.poll(types, { timeout: 10_000 }).toEqual(['connected']);
  const contact = pathTo('contact', locales.de);
  // Vite watches the modules that it has served.
  const island = 'app/components/inquiry/form.tsx';
  for (const path of [contact, `/${island}`]) await get(path);

  copy.write(island, `${copy.read(island)}\n`);
  await expect.poll(types, { timeout: 10_000 }).toEqual(['connected', 'update']);
  for (const [file, from, to] of [
    ['app/routes/contact/contact.tsx', '<ParkMap />', '<p>Neu</p>'],
    ['content/de/contact.ts', words.de.contact.hero.lead, 'Neue Worte'],
  ] as const) {
    messages.length = 0;
    copy.write(file, copy.read(file).replace(from, to));
    await expect.poll(types, { timeout: 10_000 }).toEqual(['full-reload']);
    expect(await get(contact)).toContain(to);
  }
});
