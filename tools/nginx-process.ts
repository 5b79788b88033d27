/** Runs nginx for tests. */
import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import { nginxOptions } from './nginx.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with the path exactly as given: `fetch` would normalize dots and slashes. */
export async function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path, method, headers, agent: false });
  const answered = new Promise<Answer>((resolve, reject) => {
    asked.on('error', reject).on('response', async response => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: await buffer(response) });
    });
  });
  asked.end(body);
  return answered;
}

export interface RunningNginx {
  url: string;
  stop(): void;
}

/** Runs nginx with an example configuration. Rejects with its log if it exits, warns or reports an error at the start. */
export async function startNginx(
  folder: string,
  example: Parameters<typeof nginxOptions>[1],
  place: { dist?: string; server?: string },
): Promise<RunningNginx> {
  const port = await freePort();
  const options = await nginxOptions(await mkdtemp(join(folder, 'nginx-')), example, { port, ...place });
  const nginx = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(nginx.stderr).on('line', line => {
      log.push(line);
      if (line.includes('[notice]') && line.includes('OS: ')) resolve();
    });
    nginx.once('exit', () => reject(new Error(log.join('\n'))));
  });
  const stop = () => nginx.kill();
  if (log.every(line => line.includes('[notice]'))) return { url: `http://127.0.0.1:${port}`, stop };
  stop();
  throw new Error(log.join('\n'));
}
