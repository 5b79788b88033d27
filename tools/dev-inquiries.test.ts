import { randomUUID } from 'node:crypto';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { readInquirySettings } from '../server/inquiries/settings.ts';
import { openStore } from '../server/inquiries/store/open.ts';
import { message } from '../tests/support/example-inquiry.ts';
import { temporaryFolder } from '../tests/support/inquiries.ts';
import { devInquiries } from './dev-inquiries.ts';

it('the development server takes inquiries, and leaves all else to Vite', async () => {
  const folder = await temporaryFolder();
  const settings = readInquirySettings({ DATA_DIR: folder });
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [devInquiries(settings)],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  const answer = await fetch(`${url}api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ ...message, visitDate: '2099-06-01' }),
  });
  expect(answer.status).toBe(201);
  expect((await fetch(`${url}readyz`)).status).toBe(200);
  expect((await fetch(`${url}@vite/client`)).headers.get('Content-Type')).toContain('javascript');
  const store = await openStore(settings.database);
  onTestFinished(() => store.close());
  expect(await store.list({})).toHaveLength(1);
});
