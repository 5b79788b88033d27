import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPath, postPath } from '../domain/inquiry-api.ts';
import { allLocales } from '../i18n/locales.ts';
import type { AnswerRenderer } from '../server/site/answer-pages.ts';
import { message } from '../tests/support/example-inquiry.ts';
import { temporaryFolder } from '../tests/support/inquiries.ts';
import { key, liveApp } from '../tests/support/live-app.ts';
import { type Answer, ask, type Question, startNginx } from './nginx-process.ts';
import { find } from './programs.ts';

describe.skipIf(!find('nginx'))('nginx in front of our server', () => {
  it('passes requests and responses through unchanged', async () => {
    const page = async () => 'Thank you';
    const answers: AnswerRenderer = { locales: allLocales, contact: page, thanks: page };
    const { app, listen } = liveApp({
      deskSecrets: ['a secret of the ticket office, for tests'],
      trustedProxies: ['127.0.0.1'],
      answers,
    });
    onTestFinished(() => app.close());
    const seen: IncomingHttpHeaders[] = [];
    app.server.on('request', ({ headers }) => seen.push(headers));
    const server = `http://127.0.0.1:${await listen()}`;
    const nginx = await startNginx(await temporaryFolder(), 'nginx-live.conf', { server });
    onTestFinished(() => nginx.stop());
    const origin = nginx.url;

    const own = new Set(['date', 'server', 'connection', 'keep-alive', 'transfer-encoding']);
    const plain = ({ status, headers, body }: Answer) => ({
      status,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name))),
      body: body.toString(),
    });
    async function bothAnswer(path: string, question?: Question) {
      const answers = await Promise.all([server, origin].map(at => ask(at, path, question)));
      const [direct, passed] = answers.map(plain);
      expect({ path, ...passed }).toEqual({ path, ...direct });
      return passed;
    }

    const inquiry = { ...message, locale: 'en' };
    const sent = await bothAnswer(apiPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(inquiry),
    });
    expect(sent?.status).toBe(201);
    const posted = await bothAnswer(postPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(
        Object.entries(inquiry).map(([name, value]) => [name, String(value)]),
      ).toString(),
    });
    expect(posted).toMatchObject({
      status: 303,
      headers: { location: expect.stringMatching(/^\/thank-you\?reference=/) },
    });
    expect(await bothAnswer(posted?.headers['location'] as string)).toMatchObject({
      status: 200,
      body: 'Thank you',
    });
    const others = ['/', '/healthz', '/readyz', '/desk', '/nowhere', '//', '/%63ontact', `${apiPath}/x`];
    for (const path of others) await bothAnswer(path, { headers: { accept: 'text/html' } });

    // nginx itself rejects these, and asks the server for the 404 page of the language.
    for (const prefix of ['', '/es'])
      for (const path of [`${prefix}/%zz`, `${prefix}/%00`, `${prefix}/../../x`]) {
        const wanted = plain(await ask(server, `${prefix}/404`));
        expect({ path, ...plain(await ask(origin, path)) }).toEqual({ path, ...wanted });
        expect(wanted.status).toBe(404);
      }

    let connections = 0;
    app.server.on('connection', () => (connections += 1));
    for (const _ of [1, 2, 3, 4]) await ask(origin, '/');
    expect(connections).toBeLessThanOrEqual(1);

    seen.length = 0;
    await ask(origin, '/', { headers: { host: 'www.example.org', 'x-forwarded-for': '203.0.113.9' } });
    expect(seen).toMatchObject([{ host: 'www.example.org', 'x-forwarded-for': '127.0.0.1' }]);
  });
});
