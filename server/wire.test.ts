import { once } from 'node:events';
import { STATUS_CODES } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { message } from '../tests/support/example-inquiry.ts';
import { key, type LiveApp, liveApp } from '../tests/support/live-app.ts';
import { commonHeaders } from './site/headers.ts';

let live: LiveApp;
let port: number;
beforeEach(async () => {
  live = liveApp();
  port = await live.listen();
});
afterEach(async () => {
  live.app.server.closeAllConnections();
  await live.app.close();
});

async function connected(bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}
const answerTo = async (bytes: string) => text(await connected(bytes));

const json = JSON.stringify(message);
const head = `POST /api/inquiries HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\n`;
const chunked = 'Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
const post = () =>
  fetch(`http://127.0.0.1:${port}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: json,
  });

describe('an invalid request', () => {
  it.each([
    ['an invalid request line', 'GET /a b HTTP/1.1\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 417],
    ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431],
    [
      'a Content-Length with chunked encoding',
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['invalid chunk sizes', `${head}${chunked}xyz\r\n{}\r\n`, 400],
  ])('is refused with all security headers: %s', async (_name, bytes, status) => {
    const answer = await answerTo(bytes);
    expect(answer).toContain(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    for (const name of Object.keys(commonHeaders))
      expect(answer.toLowerCase()).toContain(`${name.toLowerCase()}: `);
    expect(answer).toMatch(/\r\n\r\n[A-Z][\w ]+\n$/);
    expect(live.store.submissions).toHaveLength(0);
  });
});

describe('an absolute URL as the target (RFC 9112, 3.2.2)', () => {
  const get = (target: string) =>
    answerTo(`GET ${target} HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`);

  it.each([
    ['http://www.example.org/', '/', 200],
    ['http://www.example.org', '/', 200],
    ['HTTPS://WWW.EXAMPLE.ORG:443/', '/', 200],
    ['http://www.example.org?utm_source=x', '/?utm_source=x', 200],
    ['http://www.example.org/?from=http://a.example/', '/?from=http://a.example/', 200],
    ['http://[2001:db8::1]:3000/healthz', '/healthz', 200],
    ['http://www.example.org//', '//', 404],
    ['http://www.example.org/nowhere', '/nowhere', 404],
    ['http://www.example.org/%', '/%', 404],
    ['http://www.example.org/desk?until=1', '/desk?until=1', 500],
    ['http://www.example.org/api/inquiries', '/api/inquiries', 405],
    ['http://www.example.org/#inquiry', '/#inquiry', 200],
    // These are not absolute URLs of the web.
    ['/http://www.example.org/', '/nowhere', 404],
    ['ftp://www.example.org/', '/nowhere', 404],
  ])('%s is answered like %s: %s', async (target, path, status) => {
    const [absolute, plain] = (await Promise.all([get(target), get(path)])).map(each =>
      each.replace(/^Date: .*$/m, ''),
    );
    expect(absolute).toBe(plain);
    expect(absolute).toContain(`HTTP/1.1 ${status} `);
  });

  it('takes inquiries, and the host of the URL counts, not the header', async () => {
    const send = (target: string, origin: string) =>
      answerTo(
        `${head.replace('/api/inquiries', target).replace('Host: a', 'Host: other.example')}Origin: ${origin}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
      );
    const target = 'http://proxied.example/api/inquiries';
    expect(await send(target, 'http://other.example')).toContain('HTTP/1.1 403 ');
    expect(await send(target, 'http://proxied.example')).toContain('HTTP/1.1 201 ');
    expect(live.store.submissions).toHaveLength(1);
  });
});

it('idle connections outlive those of proxies', () => {
  expect(live.app.server.keepAliveTimeout).toBeGreaterThan(120_000);
});

describe('pipelined requests', () => {
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const statusLines = (answer: string) => answer.match(/HTTP\/1\.1 \d+/g) ?? [];

  it('of clients that read no responses are disconnected, and others are served', async () => {
    const greedy = await Promise.all(Array.from({ length: 8 }, () => connected(request.repeat(2300))));
    for (const socket of greedy) socket.on('error', () => {});
    const open = () => new Promise(resolve => live.app.server.getConnections((_, count) => resolve(count)));
    // If the requests arrive in small pieces, a client may be served before the limit applies.
    await expect.poll(open, { timeout: 10_000 }).toBeLessThan(4);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    for (const socket of greedy) socket.destroy();
  });

  it('are answered in order if there are few', async () => {
    const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    expect(statusLines(await answerTo(request.repeat(20) + last))).toHaveLength(21);
  });
});

describe('an inquiry', () => {
  it.each([
    ['in chunks beyond 16 KiB', `${chunked}8000\r\n${' '.repeat(0x8000)}`, 413],
    ['of gigabytes', 'Content-Length: 99999999999\r\n\r\n', 413],
    ['with two keys', `Idempotency-Key: ${key}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`, 400],
  ])('%s is refused', async (_name, rest, status) => {
    expect(await answerTo(head + rest)).toContain(`HTTP/1.1 ${status} `);
    expect(live.store.submissions).toHaveLength(0);
  });

  it('and pages are served despite a thousand stalled clients', async () => {
    const slow = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        connected(index % 2 === 0 ? head : `${head}Content-Length: 500\r\n\r\n{`),
      ),
    );
    expect((await post()).status).toBe(201);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(slow.filter(socket => socket.destroyed)).toEqual([]);
    // They time out eventually (RFC 9110, section 15.5.9).
    expect(live.app.server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(live.app.server.requestTimeout).toBeLessThanOrEqual(30_000);
    for (const socket of slow) socket.destroy();
  });

  it('in progress is completed while the server stops', async () => {
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    live.store.check = () => {
      reached.resolve();
      return gate.promise;
    };
    const answer = post();
    await reached.promise;
    const closed = live.app.close();
    gate.resolve();
    expect((await answer).status).toBe(201);
    await closed;
    expect(live.store.submissions).toHaveLength(1);
  });
});
