import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { readInquirySettings } from '../server/inquiries/settings.ts';
import { openStore } from '../server/inquiries/store/open.ts';
import { message } from '../tests/support/example-inquiry.ts';
import { temporaryFolder } from '../tests/support/inquiries.ts';
import { key } from '../tests/support/live-app.ts';
import { devInquiries } from './dev-inquiries.ts';

it('the development server takes inquiries, and leaves all else to Vite', { timeout: 30_000 }, async () => {
  const folder = await temporaryFolder();
  const { database, ...settings } = readInquirySettings({ DATA_DIR: join(folder, 'data') });
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [devInquiries({ ...settings, database })],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  const answer = await fetch(`${url}api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...message, visitDate: '2099-06-01' }),
  });
  expect(answer.status).toBe(201);
  expect((await fetch(`${url}readyz`)).status).toBe(200);
  expect((await fetch(`${url}@vite/client`)).headers.get('Content-Type')).toContain('javascript');
  const store = await openStore(database);
  expect(await store.list({})).toHaveLength(1);
  await store.close();
});
