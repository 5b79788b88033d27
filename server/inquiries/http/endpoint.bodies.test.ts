import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mangledBytes, mangledMessage, randomFrom } from '../../../tests/support/fuzz.ts';
import { key, liveApp, message, siteOrigin } from '../../../tests/support/live-app.ts';
import { errorsOf, problemOf } from '../../../tests/support/problems.ts';

describe('what is no inquiry', () => {
  it.each([
    ['fullName', '', 'missing'],
    ['fullName', '\u2003\n', 'missing'],
    ['fullName', '\u200b\u3164\u00ad', 'missing'],
    ['phone', '\u2800', 'missing'],
    ['email', `${'a'.repeat(65)}@example.com`, 'malformed'],
    ['fullName', 'x'.repeat(201), 'tooLong'],
    ['email', 'hannah', 'malformed'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'malformed'],
    ['phone', ' ', 'missing'],
    ['visitDate', '', 'missing'],
    ['visitDate', '31.11.2026', 'malformed'],
    ['visitDate', '20/11/26', 'malformed'],
    ['visitDate', '19/11/2026', 'past'],
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
