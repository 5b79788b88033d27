import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { referencePattern } from '../domain/inquiry-api.ts';
import { key, type LiveApp, liveApp, message } from '../tests/support/live-app.ts';
import { builtSite, startServer } from '../tests/support/live-process.ts';
import { startPostgresql, withoutPostgresql } from '../tests/support/postgresql.ts';

const started: LiveApp[] = [];
afterEach(async () => {
  for (const { app } of started.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

/** A server on a port of its own, with its store in memory. */
async function listening(): Promise<LiveApp & { port: number }> {
  const live = liveApp();
  started.push(live);
  await live.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...live, port: (live.app.server.address() as AddressInfo).port };
}

function post(base: string, body: object = message, headers: Record<string, string> = {}) {
  return fetch(`${base}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: JSON.stringify(body),
  });
}

async function connected(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(bytes, () => resolve());
  });
  return socket;
}

async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = await connected(port, bytes);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

const head = `POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\n`;
const json = JSON.stringify({ ...message, visitDate: '2026-11-20' });

describe('on the wire', () => {
  it('a body may come in pieces', async () => {
    const { port, store } = await listening();
    const chunks = [json.slice(0, 10), json.slice(10)].map(
      part => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`,
    );
    const answer = await answerTo(
      port,
      `${head}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunks.join('')}0\r\n\r\n`,
    );
    expect(answer).toContain('HTTP/1.1 201 Created');
    expect(store.submissions).toHaveLength(1);
  });

  it.each([
    [
      'pieces beyond 16 KiB are a 413',
      `Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n8000\r\n${' '.repeat(0x8000)}`,
      '413',
    ],
    ['a length of gigabytes is a 413, unread', 'Content-Length: 99999999999\r\n\r\n', '413'],
    ['two lengths are a 400', `Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`, '400'],
    [
      'a length and pieces are a 400',
      `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      '400',
    ],
    [
      'pieces that are not counted right are a 400',
      'Connection: close\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n{}\r\n',
      '400',
    ],
    [
      'two keys are a 400',
      `Idempotency-Key: ${key}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
      '400',
    ],
  ])('%s', async (_name, rest, status) => {
    const { port, store } = await listening();
    const answer = await answerTo(port, head + rest);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(store.submissions).toHaveLength(0);
  });

  it('what follows a whole inquiry and is no request gets its 400 after the answer', async () => {
    const { port, store } = await listening();
    const whole = `${head}Content-Length: ${json.length}\r\n\r\n${json}`;
    const socket = await connected(port, `${whole}no request`);
    socket.write(' at all\r\n');
    let answer = '';
    for await (const part of socket) answer += part;
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 201', 'HTTP/1.1 400']);
    expect(answer).toContain('"reference"');
    expect(store.submissions).toHaveLength(1);
  });

  it('a visitor who leaves in the middle leaves nothing behind', async () => {
    const { port, store, app } = await listening();
    const socket = await connected(port, `${head}Content-Length: ${json.length}\r\n\r\n${json.slice(0, 20)}`);
    socket.destroy();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(store.submissions).toHaveLength(0);
  });

  it('a thousand clients who never finish keep nobody from being served', { timeout: 30_000 }, async () => {
    const { port, store, app } = await listening();
    const slow = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        connected(port, index % 2 === 0 ? head : `${head}Content-Length: 500\r\n\r\n{`),
      ),
    );
    expect((await post(`http://127.0.0.1:${port}`)).status).toBe(201);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(slow.filter(socket => socket.destroyed)).toEqual([]);
    expect(store.submissions).toHaveLength(1);
    // Who they are is looked after in due time: RFC 9110, section 15.5.9.
    expect(app.server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(app.server.requestTimeout).toBeLessThanOrEqual(30_000);
    for (const socket of slow) socket.destroy();
  });
});

describe('a stop', () => {
  it('lets an inquiry that is on its way arrive, and its visitor know', async () => {
    const { app, port, store } = await listening();
    const gate = Promise.withResolvers<void>();
    const reached = new Promise<void>(resolve => {
      store.check = async () => {
        resolve();
        await gate.promise;
      };
    });
    const answer = post(`http://127.0.0.1:${port}`);
    await reached;
    const closed = app.close();
    gate.resolve();
    expect((await answer).status).toBe(201);
    await closed;
    expect(store.submissions).toHaveLength(1);
  });
});

describe('the process', { timeout: 60_000 }, () => {
  const folders: string[] = [];
  const newSite = async (...of: Parameters<typeof builtSite>) => {
    const folder = await builtSite(...of);
    folders.push(folder);
    return folder;
  };
  afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))));

  const nextYear = `${new Date().getUTCFullYear() + 1}-06-01`;

  it('stores inquiries, logs nothing of them, stops in order, and knows them again', async () => {
    const folder = await newSite('live');
    const first = await startServer(folder, { INQUIRIES: 'live' });
    expect(await first.printed(/^Inquiries: /)).toBe(
      `Inquiries: stored in ${join(folder, 'data/inquiries.sqlite')}; mails are held in the outbox until SMTP_URL is set.`,
    );
    const inquiry = { ...message, visitDate: nextYear };
    const answer = await post(first.url, inquiry, { 'X-Forwarded-For': '203.0.113.9' });
    expect(answer.status).toBe(201);
    const { reference } = (await answer.json()) as { reference: string };
    expect(reference).toMatch(referencePattern);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${first.url}/?email=${message.email}`)).status).toBe(200);
    expect((await fetch(`${first.url}/${message.email}`)).status).toBe(404);
    await first.printed(/"\(unknown\)"/);
    expect(await first.end()).toBe(0);

    const logged = first.lines.filter(line => line.startsWith('{')).map(line => JSON.parse(line));
    expect(logged.filter(({ setting }) => setting === 'TRUSTED_PROXIES')).toHaveLength(1);
    const requests = logged.filter(({ event }) => event === 'request');
    expect(requests.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['POST', '/api/inquiries', 201],
      ['GET', '/readyz', 200],
      ['GET', '/', 200],
      ['GET', '(unknown)', 404],
    ]);
    for (const line of requests) {
      expect(Object.keys(line)).toEqual(['time', 'level', 'event', 'method', 'path', 'status', 'ms']);
    }
    const text = first.lines.join('\n');
    const personal = [message.fullName, message.email, message.phone, message.specialRequests];
    for (const word of [...personal, '127.0.0.1:', '203.0.113.9', key, reference]) {
      expect(text.replace(first.url, '')).not.toContain(word);
    }

    const second = await startServer(folder, { INQUIRIES: 'live', LOG: 'events' });
    const again = await post(second.url, inquiry);
    expect(await again.json()).toEqual({ reference });
    expect(await second.end('SIGINT')).toBe(0);
    expect(second.lines.filter(line => line.includes('"request"'))).toEqual([]);
  });

  it.each([
    ['simulated', 'live'],
    ['live', 'simulated'],
  ] as const)('does not serve a site built for %s inquiries as %s', async (built, wanted) => {
    const folder = await newSite(built);
    await expect(startServer(folder, { INQUIRIES: wanted })).rejects.toThrow(
      `The site in "dist" was built for ${built} inquiries, and INQUIRIES is "${wanted}". Build it again: INQUIRIES=${wanted} npm run build`,
    );
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('does not start where INQUIRIES was forgotten beside a database, and says both ways out', async () => {
    const folder = await newSite('live');
    await (await startServer(folder, { INQUIRIES: 'live' })).end();
    const both = /: set INQUIRIES=live to go on taking inquiries, or INQUIRIES=simulated to serve [^\n]*\.$/;
    for (const INQUIRIES of [undefined, '']) {
      const forgotten = startServer(folder, INQUIRIES === undefined ? {} : { INQUIRIES });
      await expect(forgotten).rejects.toThrow(both);
      await expect(forgotten).rejects.toThrow(join(folder, 'data/inquiries.sqlite'));
    }
    const simulated = await newSite('simulated');
    const url = { DATABASE_URL: 'postgresql://park:secret@127.0.0.1:1/park' };
    await expect(startServer(simulated, url)).rejects.toThrow(both);
    await expect(startServer(simulated, url)).rejects.not.toThrow('secret');
    expect(await (await startServer(simulated, { ...url, INQUIRIES: 'simulated' })).end()).toBe(0);
  });

  it('does not start with a wrong setting, and touches nothing', async () => {
    const folder = await newSite('live');
    const wrong = { INQUIRIES: 'live', TRUSTED_PROXIES: 'everybody' };
    await expect(startServer(folder, wrong)).rejects.toThrow(/^TRUSTED_PROXIES holds "everybody"; [^\n]*$/);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('does not start live while the clock is before the day of the build, and touches nothing', async () => {
    const folder = await newSite('live', '2999-12-31');
    await expect(startServer(folder, { INQUIRIES: 'live' })).rejects.toThrow(
      /^The clock of this machine says \d{4}-\d\d-\d\d, and the site was built on 2999-12-31: [^\n]*$/,
    );
    expect(existsSync(join(folder, 'data'))).toBe(false);
    const simulated = await startServer(await newSite('simulated', '2999-12-31'), {});
    expect(await simulated.end()).toBe(0);
  });

  it('serves pages while its store is away, refuses inquiries with 503, and goes on when it is there', {
    timeout: 90_000,
    skip: withoutPostgresql,
  }, async () => {
    const postgresql = await startPostgresql();
    onTestFinished(() => postgresql.remove());
    const DATABASE_URL = (await postgresql.createDatabase()).replace('park@', 'park:parrot-secret@');
    await postgresql.crash();
    const server = await startServer(await newSite('live'), { INQUIRIES: 'live', DATABASE_URL });
    expect(await server.printed(/^Inquiries: /)).toMatch(
      / It does not open now \(DATABASE_URL; PostgreSQL: \w+\): inquiries are refused with 503 until it does\.$/,
    );
    const inquiry = { ...message, visitDate: nextYear };
    expect((await fetch(server.url)).status).toBe(200);
    expect((await post(server.url, inquiry)).status).toBe(503);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await postgresql.start();
    await server.printed(/"event":"store open"/);
    expect((await post(server.url, inquiry)).status).toBe(201);
    expect(await server.end()).toBe(0);
    const failures = server.lines.filter(line => line.includes('"store not open"'));
    expect(failures.map(line => JSON.parse(line).setting)).toEqual(['DATABASE_URL']);
    expect(server.lines.join('\n')).not.toContain('parrot-secret');

    const wrong = { INQUIRIES: 'live', DATABASE_URL: DATABASE_URL.replace(/test_\d+/, 'nowhere') };
    await expect(startServer(await newSite('live'), wrong)).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL cannot be used: database "nowhere" does not exist\.$/,
    );
  });

  it('takes inquiries when nobody reads its log', async () => {
    const server = await startServer(await newSite('live'), { INQUIRIES: 'live' });
    server.process.stdout?.destroy();
    for (let round = 0; round < 5; round++) {
      expect((await post(server.url, { ...message, visitDate: nextYear })).status).toBe(201);
    }
    expect(await server.end()).toBe(0);
  });

  it('of simulated inquiries loads no code for live ones and opens no store', async () => {
    const watch = `import { registerHooks } from 'node:module';
      registerHooks({ load(url, context, next) { console.log('loaded', url); return next(url, context); } });`;
    const folder = await newSite('simulated');
    const server = await startServer(folder, {}, [
      '--import',
      `data:text/javascript,${encodeURIComponent(watch)}`,
    ]);
    await server.printed(/^Inquiries: simulated in the browser; nothing is sent\.$/);
    expect((await post(server.url)).status).toBe(405);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(404);
    expect(await server.end()).toBe(0);
    const loaded = server.lines.filter(line => line.startsWith('loaded'));
    expect(loaded.some(line => line.includes('/server/app.ts'))).toBe(true);
    expect(loaded.filter(line => /\/server\/inquiries\/|nodemailer|\/pg\/|sqlite/.test(line))).toEqual([]);
    expect(server.lines.filter(line => line.startsWith('{'))).toEqual([]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});
