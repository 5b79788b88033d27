import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../tests/support/inquiries.ts';
import { liveApp } from '../tests/support/live-app.ts';
import { ask, startNginx } from './nginx-process.ts';
import { find } from './programs.ts';

describe.skipIf(!find('nginx'))('nginx in front of our server', () => {
  it('is the one that closes idle connections, so that no post meets a closed one', {
    timeout: 90_000,
  }, async () => {
    const { app, listen } = liveApp();
    onTestFinished(() => app.close());
    const server = `http://127.0.0.1:${await listen()}`;
    const nginx = await startNginx(await temporaryFolder(), 'nginx-live.conf', { server });
    onTestFinished(() => nginx.stop());
    const connected = once(app.server, 'connection');
    expect((await ask(nginx.url, '/')).status).toBe(200);
    const [socket] = (await connected) as [Socket];
    const closed: string[] = [];
    // Emitted when nginx ends the connection; if we end it, only "close" is.
    socket.once('end', () => closed.push('nginx'));
    await once(socket, 'close');
    expect(closed).toEqual(['nginx']);
  });
});
