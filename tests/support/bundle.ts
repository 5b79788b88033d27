import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPath, honeypotField, postPath } from '../../domain/inquiry-api.ts';

/** Texts that any code or page for live inquiries contains. */
export const liveMarkers = [apiPath, 'Idempotency-Key', `name="${honeypotField}"`, `action="${postPath}"`];

/** The APIs for sending data. */
export const sendingApis = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|RTCPeerConnection/;

/** Every script and page of a build, by path. */
export async function readBuildFiles(folder: string): Promise<Map<string, string>> {
  const names = await readdir(join(folder, 'client'), { recursive: true });
  const texts = names
    .filter(name => /\.(js|html)$/.test(name))
    .map(async name => [name, await readFile(join(folder, 'client', name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}
