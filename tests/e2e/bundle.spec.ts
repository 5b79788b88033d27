import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schedulePath } from '../../domain/announced.ts';
import { apiPath, honeypotField, postPath } from '../../domain/inquiry-api.ts';
import { pages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const liveMarkers = [apiPath, 'Idempotency-Key', `name="${honeypotField}"`, `action="${postPath}"`];
const sendingApis = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|RTCPeerConnection/;

test('the default build contains no code that could send an inquiry', async ({ page, request }) => {
  const names = (await readdir('dist/client', { recursive: true })).filter(name => /\.(js|html)$/.test(name));
  expect(names.filter(name => name.startsWith('assets/form-'))).toHaveLength(1);
  for (const name of names) {
    const text = await readFile(join('dist/client', name), 'utf8');
    for (const marker of liveMarkers) expect(text.includes(marker), `${marker} in ${name}`).toBe(false);
    // The worker ignores requests with a body, and names the path only to ignore it.
    if (name === 'sw.js') continue;
    expect(text.includes(schedulePath), name).toBe(false);
    expect(sendingApis.exec(text)?.[0], name).toBeUndefined();
  }
  expect((await request.get(postPath)).status()).toBe(404);

  const answer = await page.goto(pages.contact.path);
  expect(answer?.headers()['content-security-policy']).toContain("form-action 'none'");
  await expect(page.locator('form')).toHaveAttribute('method', 'dialog');
  await expect(page.locator('form')).not.toHaveAttribute('action');
  await expect(page.locator('form input[type=hidden]')).toHaveCount(0);
});
