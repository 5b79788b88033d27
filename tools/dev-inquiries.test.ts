import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { officeWords } from '../i18n/office-words.ts';
import { readInquirySettings } from '../server/inquiries/settings.ts';
import { openStore } from '../server/inquiries/store/open.ts';
import { farDay, message } from '../tests/support/example-inquiry.ts';
import { temporaryFolder } from '../tests/support/inquiries.ts';
import { openInquiries } from './dev-inquiries.ts';

it('the development server accepts inquiries and leaves other requests to Vite', async () => {
  const settings = readInquirySettings({ DATA_DIR: await temporaryFolder() });
  const inquiries = await openInquiries(settings);
  const server = createServer((request, response) => {
    if (!inquiries.answer(request, response)) response.end('a page');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await inquiries.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answer = await fetch(`${url}api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ ...message, visitDate: farDay }),
  });
  expect(answer.status).toBe(201);
  expect((await fetch(`${url}readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}contact`)).text()).toBe('a page');
  expect(await (await fetch(`${url}desk`)).text()).toContain(officeWords.en.desk.deadLink.title);
  const { store } = openStore(settings.database);
  onTestFinished(() => store.close());
  expect(await store.list({})).toHaveLength(1);
});
