import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPath, honeypotField, postPath } from '../../domain/inquiry-api.ts';
import { type SiteTable, tableFile } from '../../server/site/table.ts';

/** Texts that any code or page for live inquiries contains. */
export const liveMarkers = [apiPath, 'Idempotency-Key', `name="${honeypotField}"`, `action="${postPath}"`];

/** The APIs for sending data. */
export const sendingApis = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|RTCPeerConnection/;

/** Every script and page of a build, by path, without those carried over from earlier builds. */
export async function builtTexts(folder: string): Promise<Map<string, string>> {
  const names = await readdir(join(folder, 'client'), { recursive: true });
  const { entries } = JSON.parse(await readFile(join(folder, tableFile), 'utf8')) as SiteTable;
  const earlier = new Set(entries.filter(({ buildsAgo }) => buildsAgo).map(({ file }) => file));
  const texts = names
    .filter(name => /\.(js|html)$/.test(name) && !earlier.has(name))
    .map(async name => [name, await readFile(join(folder, 'client', name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}
