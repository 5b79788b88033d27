import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inquiryFields } from '../domain/inquiry.ts';
import { details } from '../server/inquiries/http/body.ts';
import { liveApp } from './support/live-app.ts';

const text = readFileSync('docs/api.md', 'utf8');
/** The JSON of every example, without HTTP headers. */
const [request = '', response = '', problem = '', schedule = ''] = text
  .split('```')
  .filter(block => /^(http|json)\n/.test(block))
  .map(block => block.slice(block.indexOf('{')));
const shapeOf = (json: string) => Object.keys(JSON.parse(json)).sort();
const inquiry = JSON.parse(request);

it('the documented request is accepted with the documented response', async () => {
  expect(Object.keys(inquiry)).toEqual([...inquiryFields, 'locale']);
  const { statusCode, body } = await liveApp().post(inquiry);
  expect(statusCode).toBe(201);
  expect(shapeOf(body)).toEqual(shapeOf(response));
});

it('the documented problem is what an announced closure causes, and the schedule has the documented form', async () => {
  const { app, store, post } = liveApp();
  store.exceptions = [{ from: inquiry.visitDate, closed: true, reason: 'weather' }];
  expect((await post(inquiry)).json()).toEqual(JSON.parse(problem));
  const { days, programmes, notices } = (await app.inject('/programme.json')).json();
  const documented = JSON.parse(schedule);
  expect(Object.keys(documented)).toEqual(['days', 'programmes', 'notices']);
  expect(days).toEqual({ [inquiry.visitDate]: 0 });
  expect(programmes).toEqual([documented.programmes[1]]);
  expect(notices.en).toEqual(documented.notices.en);
});

it('every error code is documented', () => {
  const undocumented = Object.keys(details).filter(code => !text.includes(`\`${code}\``));
  expect(undocumented).toEqual([]);
});
