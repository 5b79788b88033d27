import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPath, honeypotField, postPath } from '../../domain/inquiry-api.ts';

export const liveBuildMarkers = [
  apiPath,
  'Idempotency-Key',
  `name="${honeypotField}"`,
  `action="${postPath}"`,
];

export const sendingApis = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|RTCPeerConnection/;

/** Returns the scripts and pages of a build by path. */
export async function readBuildFiles(folder: string): Promise<Map<string, string>> {
  const names = await readdir(join(folder, 'client'), { recursive: true });
  const files = names
    .filter(name => /\.(js|html)$/.test(name))
    .map(async name => [name, await readFile(join(folder, 'client', name), 'utf8')] as const);
  return new Map(await Promise.all(files));
}
