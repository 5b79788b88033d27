import { describe, expect, it } from 'vitest';
import { descriptionOf, fieldDescriptions, inquiryFields } from '../../../domain/inquiry.ts';
import { message } from '../../../tests/support/example-inquiry.ts';
import { liveApp } from '../../../tests/support/live-app.ts';
import { errorsOf, problemOf } from '../../../tests/support/problems.ts';

describe('an invalid inquiry', () => {
  it.each([
    ['locale', 'tlh', 'malformed'],
    ['fullName', 5, 'wrongType'],
    ['elapsedMs', '40000', 'wrongType'],
    ['a/b~c', 1, 'unknown'],
  ])('names the error: %s %j is %s', async (name, value, code) => {
    const { post, store } = liveApp();
    const answer = await post({ ...message, [name]: value });
    expect(errorsOf(answer)).toEqual({ [`/${name.replace('~', '~0').replace('/', '~1')}`]: code });
    expect(store.submissions).toHaveLength(0);
  });

  it('names every missing member', async () => {
    const needed = inquiryFields.filter(name => !descriptionOf(name).optional);
    const missing = Object.fromEntries(needed.map(name => [`/${name}`, 'missing']));
    expect(errorsOf(await liveApp().post({}))).toEqual(missing);
    // Values from the prototype do not count either.
    const answer = await liveApp().postBytes(`{"__proto__": ${JSON.stringify(message)}}`);
    expect(errorsOf(answer)).toEqual({ ...missing, '/__proto__': 'unknown' });
    // A small body does not get a large response.
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, 1]));
    expect(Object.keys(errorsOf(await liveApp().post(many)))).toHaveLength(20);
  });

  it.each([null, [message], 'text', 5])('must be an object, not %j', async body => {
    expect(errorsOf(await liveApp().post(body))).toEqual({ '': 'wrongType' });
  });

  it("may not be for yesterday, in the park's time zone", async () => {
    const { post, clock } = liveApp();
    clock.now = new Date('2026-07-01T23:30:00Z');
    const day = { ...message, visitDate: '2026-07-01' };
    expect(errorsOf(await post(day))).toEqual({ '/visitDate': 'past' });
    clock.now = new Date('2026-06-30T23:30:00Z');
    expect((await post(day)).statusCode).toBe(201);
  });
});

describe('text', () => {
  it.each(['fullName', 'email', 'phone', 'visitDate', 'specialRequests'] as const)(
    'that databases cannot store is refused: %s',
    async field => {
      const { post, store } = liveApp();
      for (const bad of ['a\0b', '\ud83e', '\udd9c\ud83e', 'a\udc00'])
        expect(errorsOf(await post({ ...message, [field]: bad }))).toEqual({ [`/${field}`]: 'malformed' });
      expect(store.submissions).toHaveLength(0);
    },
  );

  it.each([
    ['decomposed Vietnamese', 'ệ'.normalize('NFD').repeat(fieldDescriptions.fullName.maxLength)],
    ['line breaks', 'a\r\nBcc: x@example.com\r\n\r\nb\u2028c'],
  ])('is stored unchanged except for NFC normalization: %s', async (_name, typed) => {
    const { post, store } = liveApp();
    expect((await post({ ...message, fullName: typed, specialRequests: typed })).statusCode).toBe(201);
    const kept = typed.normalize('NFC');
    expect(store.submissions[0]?.inquiry).toMatchObject({ fullName: kept, specialRequests: kept });
  });
});

describe('a body', () => {
  const json = JSON.stringify(message);

  it('may have up to 16 KiB', async () => {
    const { postBytes, store } = liveApp();
    problemOf(await postBytes(json.padEnd(16_385)), 413);
    expect(store.submissions).toHaveLength(0);
    expect((await postBytes(json.padEnd(16_384))).statusCode).toBe(201);
  });

  it.each([
    ['a trailing comma', 400, '{"fullName": "x",}', {}],
    ['no content type', 415, Buffer.from(json), { 'content-type': undefined }],
    ['the content type of a form', 415, json, { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('with %s returns %i', async (_name, status, bytes, headers) => {
    const { postBytes, store } = liveApp();
    problemOf(await postBytes(bytes, headers), status);
    expect(store.submissions).toHaveLength(0);
  });
});
