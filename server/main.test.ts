import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { referencePattern } from '../domain/inquiry-api.ts';
import { farDay, sentInquiry } from '../tests/support/example-inquiry.ts';
import { key } from '../tests/support/live-app.ts';
import { startServer, writeBuiltSite } from '../tests/support/live-process.ts';
import { readInquirySettings } from './inquiries/settings.ts';
import { serve } from './main.ts';

const folders: string[] = [];
async function newSite(mode: 'live' | 'simulated'): Promise<string> {
  const folder = await writeBuiltSite(mode);
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))));

const inquiry = { ...sentInquiry, visitDate: farDay };
const post = (base: string) =>
  fetch(`${base}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(inquiry),
  });

describe('the process', { timeout: 60_000 }, () => {
  it('stores inquiries without logging them, shuts down cleanly, and replays them after a restart', async () => {
    const folder = await newSite('live');
    const file = join(folder, 'data/inquiries.sqlite');
    const first = await startServer(folder, { INQUIRIES: 'live' });
    expect(await first.waitForLine(/^Inquiries: /)).toBe(
      `Inquiries: stored in SQLite, ${file}; mails wait in the outbox until SMTP_URL is set.`,
    );
    const answer = await post(first.url);
    expect(answer.status).toBe(201);
    const { reference } = (await answer.json()) as { reference: string };
    expect(reference).toMatch(referencePattern);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    for (const path of [`?email=${sentInquiry.email}`, `inquiries/${reference}`, sentInquiry.email])
      await fetch(`${first.url}/${path}`);
    await first.waitForLine(/"status":404/);
    expect(await first.stop()).toBe(0);

    const said = first.lines.join('\n').replace(first.url, '');
    const { fullName, email, phone, specialRequests } = sentInquiry;
    for (const word of [fullName, email, phone, specialRequests, '127.0.0.1:', key, reference])
      expect(said).not.toContain(word);

    const forgotten = startServer(folder, {});
    await expect(forgotten).rejects.toThrow(
      /: set INQUIRIES=live to go on taking inquiries, or INQUIRIES=simulated to serve [^\n]*\.$/,
    );
    await expect(forgotten).rejects.toThrow(file);

    const second = await startServer(folder, { INQUIRIES: 'live' });
    second.process.stdout.destroy();
    for (let round = 0; round < 5; round++)
      expect(await (await post(second.url)).json()).toEqual({ reference });
    expect(await second.stop('SIGINT')).toBe(0);
  });

  it('with simulated inquiries takes none and opens no store', async () => {
    const folder = await newSite('simulated');
    const database = { DATABASE_URL: 'postgresql://park:secret@127.0.0.1:1/park' };
    const forgotten = startServer(folder, { ...database, INQUIRIES: '' });
    await expect(forgotten).rejects.toThrow(/INQUIRIES is not set, and DATABASE_URL is set/);
    await expect(forgotten).rejects.not.toThrow('secret');

    const server = await startServer(folder, { ...database, INQUIRIES: 'simulated' });
    await server.waitForLine(/^Inquiries: simulated in the browser; nothing is sent\.$/);
    expect((await post(server.url)).status).toBe(405);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(404);
    expect(await server.stop()).toBe(0);
    expect(server.lines.filter(line => line.startsWith('{'))).toEqual([]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});

describe('a server', () => {
  const anyPort = { port: 0, host: '127.0.0.1' };

  it.each([
    ['simulated', 'live'],
    ['live', 'simulated'],
  ] as const)('does not serve a site built for %s inquiries as %s', async (built, requestedMode) => {
    const folder = await newSite(built);
    const settings =
      requestedMode === 'live' ? readInquirySettings({ DATA_DIR: join(folder, 'data') }) : undefined;
    await expect(serve(anyPort, join(folder, 'dist'), settings)).rejects.toThrow(
      `was built for ${built} inquiries, and INQUIRIES is "${requestedMode}"`,
    );
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('serves pages without its database and mail server, refuses inquiries with 503, and logs no password', async () => {
    const stdoutWrite = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    onTestFinished(() => stdoutWrite.mockRestore());
    const settings = readInquirySettings({
      DATABASE_URL: 'postgresql://park:parrot@127.0.0.1:1/park',
      SMTP_URL: 'smtp://park:parrot@127.0.0.1:1',
    });
    const server = await serve(anyPort, join(await newSite('live'), 'dist'), settings);
    expect((await fetch(server.url)).status).toBe(200);
    expect((await post(server.url)).status).toBe(503);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    const getLog = () => stdoutWrite.mock.calls.join('');
    await expect.poll(getLog).toMatch(/"level":"error","event":"mail server failed","error":"\w+/);
    await server.stop();
    expect(getLog()).toMatch(/"level":"error","event":"inquiry not stored","reason":"[^"]+"/);
    expect(getLog() + server.inquiries).not.toContain('parrot');
  });
});
