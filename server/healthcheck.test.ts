import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';

async function exitCode(variables: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, ['server/healthcheck.ts'], {
    env: { npm_lifecycle_event: 'test', ...variables },
  });
  const [code] = await once(child, 'close');
  return code;
}

it.each(['127.0.0.1', '::'])('asks the server that listens on HOST="%s"', async HOST => {
  const server = createServer((_request, response) => response.end()).listen(0, HOST || 'localhost');
  await once(server, 'listening');
  const PORT = String((server.address() as AddressInfo).port);
  expect(await exitCode({ HOST, PORT })).toBe(0);
  server.close();
  await once(server, 'close');
  expect(await exitCode({ HOST, PORT })).toBe(1);
});
