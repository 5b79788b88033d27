import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { mangledBytes, mangledMessage, randomFrom } from '../support/fuzz.ts';
import { key, liveApp, message, noon, plainSite, siteOrigin } from '../support/live-app.ts';

/** The status, after a look at what every fault must have. */
function problemOf(answer: LightMyRequestResponse) {
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['cache-control']).toBe('no-store');
  const problem = answer.json();
  expect(problem).toMatchObject({ status: answer.statusCode, title: answer.statusMessage });
  expect(problem.detail).toMatch(/\.$/);
  return problem;
}

const errorsOf = (answer: LightMyRequestResponse): Record<string, string> => {
  const { errors = [] } = problemOf(answer);
  for (const error of errors) expect(error.detail).toMatch(/\.$/);
  return Object.fromEntries(
    errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
  );
};

describe('an inquiry in order', () => {
  it('is stored with its mails, and its reference is the answer', async () => {
    const { post, store, calls } = liveApp();
    const answer = await post(message);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ reference: 'IP-0000-00' });
    const { locale, website, elapsedMs, ...inquiry } = message;
    expect(store.submissions).toEqual([{ key, inquiry, locale, marks: [], receivedAt: noon }]);
    expect(store.mails).toHaveLength(1);
    expect(calls.stored).toBe(1);
  });

  it('needs its own fields only', async () => {
    const { post, store } = liveApp();
    const { fullName, email, phone, visitDate, numberOfVisitors } = message;
    const answer = await post({ fullName, email, phone, visitDate, numberOfVisitors });
    expect(answer.statusCode).toBe(201);
    expect(store.submissions[0]?.inquiry.specialRequests).toBe('');
  });

  it('may give the visitors in digits', async () => {
    const { post, store } = liveApp();
    await post({ ...message, numberOfVisitors: ' 007 ' });
    expect(store.submissions[0]?.inquiry.numberOfVisitors).toBe(7);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"', 'application/json; x=y'])(
    'is read as %s',
    async type => expect((await liveApp().post(message, { 'content-type': type })).statusCode).toBe(201),
  );

  it('may begin with a byte order mark', async () => {
    const answer = await liveApp().postBytes(`\ufeff${JSON.stringify(message)}`);
    expect(answer.statusCode).toBe(201);
  });
});

describe('the key', () => {
  it('gives the first answer again, and stores nothing twice', async () => {
    const { post, store, calls } = liveApp();
    const first = await post(message);
    const again = await post({ ...message, elapsedMs: 90_000 }, { 'idempotency-key': key.toUpperCase() });
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
    expect(store.submissions).toHaveLength(1);
    expect(calls.stored).toBe(1);
  });

  it('is refused with another inquiry', async () => {
    const { post, store } = liveApp();
    await post(message);
    const answer = await post({ ...message, fullName: 'Somebody Else' });
    expect(answer.statusCode).toBe(422);
    expect(problemOf(answer)).not.toHaveProperty('errors');
    expect(store.submissions).toHaveLength(1);
  });

  it('gives the first answer again after the day of the visit, when nothing new would be taken', async () => {
    const { post, clock, store } = liveApp();
    const first = await post(message);
    clock.now = new Date('2026-11-21T12:00:00Z');
    const again = await post(message);
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
    const changed = await post({ ...message, fullName: 'Somebody Else' });
    expect(problemOf(changed).detail).toContain('Idempotency-Key');
    expect(errorsOf(await post(message, { 'idempotency-key': randomUUID() }))).toEqual({
      '/visitDate': 'past',
    });
    expect(store.submissions).toHaveLength(1);
    store.down = true;
    expect((await post(message)).statusCode).toBe(503);
  });

  it.each([
    undefined,
    '',
    'key',
    `${key}x`,
    `"${key}"`,
    `${key}, ${key}`,
    '7f0f6d0e6f0b4a579a2e0d1c5d0f3a11',
  ])('must be a UUID, and %s is none', async wrong => {
    const { post, store } = liveApp();
    const answer = await post(message, { 'idempotency-key': wrong });
    expect(answer.statusCode).toBe(400);
    expect(problemOf(answer).detail).toContain('Idempotency-Key');
    expect(store.submissions).toHaveLength(0);
  });
});

describe('what is no inquiry', () => {
  it.each([
    ['fullName', '', 'missing'],
    ['fullName', '\u2003\n', 'missing'],
    ['fullName', 'x'.repeat(201), 'tooLong'],
    ['email', 'hannah', 'malformed'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'malformed'],
    ['phone', ' ', 'missing'],
    ['visitDate', '', 'missing'],
    ['visitDate', '20.11.2026', 'malformed'],
    ['visitDate', '2026-02-30', 'malformed'],
    ['visitDate', '2026-11-19', 'past'],
    ['numberOfVisitors', 0, 'tooFew'],
    ['numberOfVisitors', -0, 'tooFew'],
    ['numberOfVisitors', 2.5, 'notWhole'],
    ['numberOfVisitors', 1e21, 'notWhole'],
    ['numberOfVisitors', '1000000000', 'tooMany'],
    ['specialRequests', 'x'.repeat(4001), 'tooLong'],
    ['locale', 'tlh', 'malformed'],
    ['fullName', 5, 'wrongType'],
    ['email', null, 'wrongType'],
    ['email', ['a@b.example'], 'wrongType'],
    ['phone', { $gt: '' }, 'wrongType'],
    ['visitDate', 20261120, 'wrongType'],
    ['numberOfVisitors', true, 'wrongType'],
    ['numberOfVisitors', [4], 'wrongType'],
    ['specialRequests', null, 'wrongType'],
    ['website', 1, 'wrongType'],
    ['elapsedMs', '40000', 'wrongType'],
    ['isAdmin', true, 'unknown'],
    ['a/b~c', 1, 'unknown'],
  ])('%s: %j is %s', async (name, value, code) => {
    const { post, store } = liveApp();
    const answer = await post({ ...message, [name]: value });
    expect(answer.statusCode).toBe(422);
    expect(errorsOf(answer)).toEqual({ [`/${name.replace('~', '~0').replace('/', '~1')}`]: code });
    expect(store.submissions).toHaveLength(0);
  });

  it('gets all its faults named, in the order of the form', async () => {
    const answer = await liveApp().post({
      ...message,
      specialRequests: 'x'.repeat(5000),
      email: '',
      fullName: '',
    });
    expect(Object.keys(errorsOf(answer))).toEqual(['/fullName', '/email', '/specialRequests']);
  });

  it('names every member that is missing', async () => {
    expect(errorsOf(await liveApp().post({}))).toEqual({
      '/fullName': 'missing',
      '/email': 'missing',
      '/phone': 'missing',
      '/visitDate': 'missing',
      '/numberOfVisitors': 'missing',
    });
  });

  it.each([null, [], [message], 'text', 5, true])('is %j', async body => {
    const answer = await liveApp().post(body);
    expect(answer.statusCode).toBe(422);
    expect(errorsOf(answer)).toEqual({ '': 'wrongType' });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('has a member named %s', async name => {
    const { postBytes, store } = liveApp();
    const members = JSON.stringify(message).slice(1);
    const answer = await postBytes(`{"${name}": {"fullName": "polluted"}, ${members}`);
    expect(answer.statusCode).toBe(422);
    expect(errorsOf(answer)).toEqual({ [`/${name}`]: 'unknown' });
    expect(store.submissions).toHaveLength(0);
    expect(({} as Record<string, unknown>)['fullName']).toBeUndefined();
  });

  it('gets no long answer to many wrong members', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `x${index}`);
    const answer = await liveApp().post(Object.fromEntries(names.map(name => [name, 1])));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(errorsOf(answer))).toHaveLength(20);
  });

  it('has a prototype for its values', async () => {
    const answer = await liveApp().postBytes(`{"__proto__": ${JSON.stringify(message)}}`);
    expect(errorsOf(answer)).toMatchObject({ '/fullName': 'missing', '/__proto__': 'unknown' });
  });

  it('says a thing twice: the last counts, for the store as for the key', async () => {
    const { postBytes, post, store } = liveApp();
    const twice = `{"fullName": "First", ${JSON.stringify(message).slice(1)}`;
    expect((await postBytes(twice)).statusCode).toBe(201);
    expect(store.submissions[0]?.inquiry.fullName).toBe(message.fullName);
    expect((await post(message)).statusCode).toBe(201);
    expect(store.submissions).toHaveLength(1);
  });

  it("is for the park's yesterday: the zone's day counts, in winter and in summer", async () => {
    const { post, clock } = liveApp();
    clock.now = new Date('2026-07-01T23:30:00Z');
    const day = { ...message, visitDate: '2026-07-01' };
    expect(errorsOf(await post(day))).toEqual({ '/visitDate': 'past' });
    clock.now = new Date('2026-07-01T22:30:00Z');
    expect((await post(day)).statusCode).toBe(201);
  });
});

describe('text', () => {
  it.each(['\0', 'a\0b', '\ud83e', '\udd9c\ud83e', 'a\udc00'])(
    'that no database keeps is refused: %j',
    async bad => {
      for (const field of ['fullName', 'email', 'phone', 'visitDate', 'specialRequests'] as const) {
        const { post, store } = liveApp();
        const answer = await post({ ...message, [field]: bad });
        expect(errorsOf(answer)).toEqual({ [`/${field}`]: 'malformed' });
        expect(store.submissions).toHaveLength(0);
      }
    },
  );

  it('that no database keeps is refused in escapes too', async () => {
    for (const half of ['\\u0000', '\\ud800', '\\udfff\\ud800']) {
      const json = JSON.stringify(message).replace('Hannah', `Hannah${half}`);
      expect(errorsOf(await liveApp().postBytes(json))).toEqual({ '/fullName': 'malformed' });
    }
  });

  it('is put together by NFC, and in nothing else changed', async () => {
    const { post, store } = liveApp();
    await post({ ...message, fullName: 'Jose\u0301 Nun\u0303ez' });
    expect(store.submissions[0]?.inquiry.fullName).toBe('José Nuñez');
  });

  it.each([
    ['one letter', 'O'],
    ['Han, not in the base plane', '𠮷田'],
    ['Arabic', 'محمد بن سلمان'],
    ['Hebrew', 'שלום'],
    ['Devanagari', 'क्षत्रिय'],
    ['Thai', 'ณัฐวุฒิ'],
    ['Hangul', '김민준'],
    ['Georgian', 'გიორგი'],
    ['Cherokee', 'ᏣᎳᎩ'],
    ['a family with skin tones', '👨🏽‍👩🏿‍👧‍👦'],
    ['a flag', '🇮🇨🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['bidi controls', 'a\u202eb\u2066c\u2069'],
    ['zero-width', 'a\u200b\u200d\u200eb'],
    ['control characters', 'a\u0001\u001b[31m\u0007\u007f\u0085b'],
    ['line ends', 'a\r\nBcc: x@example.com\r\n\r\nb\u2028c'],
    ['SQL', "Robert'); DROP TABLE inquiries;--"],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("https://example.com","x")'],
    ['format signs', '%s%n{{7*7}}$(id)`id`'],
    ['noncharacters', 'a\uffff\ufdd0b'],
    ['combining marks without end', `Z${'\u0336'.repeat(150)}`],
    ['a ligature', 'ﷺ ﬁ ½'],
  ])('is kept as it was typed: %s', async (_name, text) => {
    const { post, store } = liveApp();
    const answer = await post({
      ...message,
      fullName: text,
      phone: text.slice(0, 20),
      specialRequests: text,
    });
    const wanted = text.normalize('NFC');
    if (text.slice(0, 20).isWellFormed()) {
      expect(answer.statusCode).toBe(201);
      expect(store.submissions[0]?.inquiry).toMatchObject({ fullName: wanted, specialRequests: wanted });
    }
  });

  it('of the greatest length in a wide script fits', async () => {
    const { post } = liveApp();
    const answer = await post({ ...message, fullName: '漢'.repeat(200), specialRequests: '漢'.repeat(4000) });
    expect(answer.statusCode).toBe(201);
  });
});

describe('what is no JSON', () => {
  it.each([
    '',
    '{',
    '{"fullName": "x",}',
    "{'a': 1}",
    'NaN',
    '{"a": 01}',
    '"\u0001"',
    'undefined',
    `${JSON.stringify(message)}x`,
  ])('is a 400: %j', async body => {
    const { postBytes, store } = liveApp();
    const answer = await postBytes(body);
    expect(answer.statusCode).toBe(400);
    problemOf(answer);
    expect(store.submissions).toHaveLength(0);
  });

  it.each([
    ['a byte that is none of UTF-8', Buffer.from('{"a":"\xff"}', 'latin1')],
    ['an overlong form', Buffer.from([0x22, 0xc0, 0x80, 0x22])],
    ['half a surrogate pair', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['UTF-16', Buffer.from(JSON.stringify(message), 'utf16le')],
    ['thousands of brackets', Buffer.from('['.repeat(16_000))],
  ])('is a 400: %s', async (_name, bytes) => {
    expect((await liveApp().postBytes(bytes)).statusCode).toBe(400);
  });

  it('may be deep', async () => {
    const answer = await liveApp().postBytes(`${'['.repeat(8000)}${']'.repeat(8000)}`);
    expect(answer.statusCode).toBe(422);
  });

  it.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/problem+json',
    'text/plain; application/json',
    'application/json/x',
    'application/json, text/plain',
    'json',
    'application/json; charset=iso-8859-1',
    'application/json; charset="utf-16"',
  ])('by its type is a 415: %s', async type => {
    const { post, store } = liveApp();
    const answer = await post(message, { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    problemOf(answer);
    expect(store.submissions).toHaveLength(0);
  });

  it.each(['gzip', 'br', 'identity, gzip'])('is a 415: packed by %s', async encoding => {
    const answer = await liveApp().post(message, { 'content-encoding': encoding });
    expect(answer.statusCode).toBe(415);
  });

  it('is nothing at all', async () => {
    const { app } = liveApp();
    const headers = { origin: siteOrigin, 'idempotency-key': key };
    const answer = await app.inject({ method: 'POST', url: '/api/inquiries', headers });
    expect(answer.statusCode).toBe(415);
    problemOf(answer);
  });
});

describe('size', () => {
  const padded = (bytes: number) => {
    const json = JSON.stringify(message);
    return json + ' '.repeat(bytes - json.length);
  };

  it('may be 16 KiB', async () => {
    expect((await liveApp().postBytes(padded(16_384))).statusCode).toBe(201);
  });

  it('may not be a byte more', async () => {
    const { postBytes, store } = liveApp();
    const answer = await postBytes(padded(16_385));
    expect(answer.statusCode).toBe(413);
    problemOf(answer);
    expect(store.submissions).toHaveLength(0);
  });
});

describe('methods and paths', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is not for inquiries',
    async method => {
      const { app } = liveApp();
      const answer = await app.inject({ method: method as 'GET', url: '/api/inquiries?a=1' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['allow']).toBe('POST');
      expect(answer.headers['content-type']).toBe('application/problem+json');
    },
  );

  it.each(['/api/', '/api/inquiries/', '/api/inquiries/1', '/api/x.js', '/api/Inquiries', '/api/__proto__'])(
    'nothing is at %s',
    async url => {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await liveApp().app.inject({ method, url });
        expect(answer.statusCode).toBe(404);
        problemOf(answer);
      }
    },
  );

  it('a URL that cannot be read is a 400', async () => {
    const answer = await liveApp().app.inject('/api/%zz');
    expect(answer.statusCode).toBe(400);
    problemOf(answer);
  });

  it('pages are as they were', async () => {
    const { app } = liveApp();
    expect((await app.inject('/')).body).toBe('Home');
    const answer = await app.inject({ method: 'POST', url: '/', payload: {} });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });
});

describe('origin', () => {
  const host = 'localhost:3000';
  it.each([
    ['its own, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin', origin: undefined }],
    ['nobody, by Sec-Fetch-Site', { 'sec-fetch-site': 'none', origin: undefined }],
    ['the published site', { origin: siteOrigin, host }],
    ['the host that is asked', { origin: 'http://localhost:3000', host }],
    ['the host that is asked, in other letters', { origin: 'http://localhost:3000', host: 'LocalHost:3000' }],
    ['the published site through a proxy that renames it', { origin: siteOrigin, host: '10.0.0.5:3000' }],
    ['no browser', { origin: undefined, host }],
  ])('%s is let in', async (_name, headers) => {
    expect((await liveApp().post(message, headers)).statusCode).toBe(201);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://shop.islapapagayo.example' }],
    ['what nobody knows', { 'sec-fetch-site': 'x', origin: undefined }],
    ['another site that claims to be ours', { 'sec-fetch-site': 'cross-site', origin: siteOrigin }],
    ['another site, from an old browser', { origin: 'https://evil.example', host }],
    ['another port', { origin: 'http://localhost:4000', host }],
    ['a longer name', { origin: `${siteOrigin}.evil.example`, host }],
    ['a page without origin', { origin: 'null', host }],
    ['no URL', { origin: 'localhost:3000', host }],
  ])('%s is shut out', async (_name, headers) => {
    const { post, store } = liveApp();
    const answer = await post(message, headers);
    expect(answer.statusCode).toBe(403);
    problemOf(answer);
    expect(store.submissions).toHaveLength(0);
  });

  it('is asked before the body is read', async () => {
    const answer = await liveApp().postBytes('x'.repeat(2 ** 20), { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('too many', () => {
  it('from one client are a 429, which says when to come again; others are taken', async () => {
    const { post, store } = liveApp({
      limits: { perClient: 2, overall: 100 },
      trustedProxies: ['127.0.0.1'],
    });
    const send = (client: string) =>
      post(message, { 'x-forwarded-for': client, 'idempotency-key': randomUUID() });
    expect((await send('192.0.2.1')).statusCode).toBe(201);
    expect((await send('192.0.2.1')).statusCode).toBe(201);
    const answer = await send('192.0.2.1');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('1800');
    problemOf(answer);
    expect((await send('192.0.2.2')).statusCode).toBe(201);
    expect(store.submissions).toHaveLength(3);
  });

  it('are counted where something would be stored: faults cost nothing', async () => {
    const { post } = liveApp({ limits: { perClient: 1, overall: 1 } });
    for (let i = 0; i < 10; i++) expect((await post({ ...message, email: 'x' })).statusCode).toBe(422);
    expect((await post(message)).statusCode).toBe(201);
  });
});

describe('a store that cannot', () => {
  it('is a 503 and no false success; pages are served; the same key goes through later', async () => {
    const { app, post, store, calls } = liveApp();
    store.down = true;
    const answer = await post(message);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('disk');
    problemOf(answer);
    expect(calls.reported).toHaveLength(1);
    expect((await app.inject('/')).statusCode).toBe(200);
    store.down = false;
    expect((await post(message)).statusCode).toBe(201);
    expect(calls.stored).toBe(1);
  });

  it('for a reason that nobody expected is a 500 that tells nothing', async () => {
    const { post, store } = liveApp();
    store.accept = () => Promise.reject(new Error(`duplicate ${message.email}`));
    const answer = await post(message);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain(message.email);
    problemOf(answer);
  });
});

describe('anything at all', { timeout: 60_000 }, () => {
  const rounds = 2000;

  it('gets a 2xx or a 4xx, and is whole or nowhere', async () => {
    const { postBytes, store } = liveApp();
    const random = randomFrom(20261120);
    const counts: Record<number, number> = {};
    for (let round = 0; round < rounds; round++) {
      const body =
        random() < 0.5 ? mangledBytes(random) : Buffer.from(JSON.stringify(mangledMessage(random)));
      const answer = await postBytes(body, { 'idempotency-key': randomUUID() });
      counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1;
      if (answer.statusCode !== 201) problemOf(answer);
    }
    expect(Object.keys(counts).filter(status => !/^[24]/.test(status))).toEqual([]);
    // The mill grinds: it makes good inquiries, broken ones, and what is no JSON.
    for (const status of [201, 400, 422]) expect(counts[status]).toBeGreaterThan(rounds / 50);
    expect(store.submissions).toHaveLength(counts[201] ?? 0);
    for (const { inquiry } of store.submissions) expect(JSON.stringify(inquiry)).not.toContain('\\u0000');
  });
});

describe('spam', () => {
  it.each([
    [{}, []],
    [{ website: 'https://example.com' }, ['honeypot']],
    [{ website: ' ' }, ['honeypot']],
    [{ elapsedMs: 2999 }, ['too-fast']],
    [{ elapsedMs: 3000 }, []],
    [{ elapsedMs: -1 }, ['too-fast']],
    [{ website: 'x', elapsedMs: 0 }, ['honeypot', 'too-fast']],
  ])('%j is marked %j, and stored', async (change, marks) => {
    const { post, store } = liveApp();
    expect((await post({ ...message, ...change })).statusCode).toBe(201);
    expect(store.submissions[0]?.marks).toEqual(marks);
  });
});

describe('health', () => {
  it('of the process has nothing to do with the store', async () => {
    const { app, store } = liveApp();
    store.down = true;
    const answer = await app.inject('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ process: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('of store and outbox is good', async () => {
    const answer = await liveApp().app.inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ store: 'ok', outbox: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it('fails with the store, and comes back with it', async () => {
    const { app, store, clock } = liveApp();
    store.down = true;
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ store: 'unavailable', outbox: 'unknown' });
    store.down = false;
    clock.now = new Date(noon.getTime() + 2000);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it.each([
    [119, true, 200],
    [121, true, 503],
    [121, false, 200],
  ])(
    'with a mail that has waited %i minutes, mail server set: %s, is %i',
    async (minutes, sendsMail, status) => {
      const { app, store } = liveApp({ sendsMail });
      store.outbox = { waiting: 1, dead: 0, oldestWaiting: new Date(noon.getTime() - minutes * 60_000) };
      expect((await app.inject('/readyz')).statusCode).toBe(status);
    },
  );

  it('asks the store once, however many ask', async () => {
    const { app, store } = liveApp();
    let asked = 0;
    store.outboxSummary = async () => {
      asked += 1;
      return store.outbox;
    };
    await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
    expect(asked).toBe(1);
  });
});

it.each(['/api/inquiries', '/api/x', '/api/%zz', '/healthz', '/readyz'])(
  '%s has every security header',
  async url => {
    const { headers } = await liveApp().app.inject(url);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-robots-tag']).toBe('noindex');
  },
);

describe('simulated inquiries', () => {
  it('have no endpoint: the server is as it was without live ones', async () => {
    const app = createApp({ site: plainSite() });
    const get = await app.inject('/api/inquiries');
    expect([get.statusCode, get.body]).toEqual([404, 'Page Not Found']);
    const post = await app.inject({ method: 'POST', url: '/api/inquiries', payload: message });
    expect([post.statusCode, post.headers['allow'], post.body]).toEqual([
      405,
      'GET, HEAD',
      'Method Not Allowed\n',
    ]);
    for (const url of ['/healthz', '/readyz']) expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject('/api/%zz')).body).toBe('Bad Request\n');
  });
});
