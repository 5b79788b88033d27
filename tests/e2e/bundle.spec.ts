import { readFile } from 'node:fs/promises';
import { schedulePath } from '../../domain/announced.ts';
import { postPath } from '../../domain/inquiry-api.ts';
import { liveBuildMarkers, readBuildFiles, sendingApis } from '../support/bundle.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('the default build contains no code that could send an inquiry', async ({ page, request }) => {
  const texts = await readBuildFiles('dist');
  const scripts = [...texts.keys()].filter(name => name.endsWith('.js'));
  expect(scripts.some(name => name.startsWith('assets/form-'))).toBe(true);
  expect(scripts.length).toBeGreaterThan(10);
  for (const [name, text] of texts) {
    for (const marker of liveBuildMarkers) expect(text.includes(marker), `${marker} in ${name}`).toBe(false);
    // The worker names this path only to ignore it.
    if (name !== 'sw.js') expect(text.includes(schedulePath), name).toBe(false);
    // The worker ignores requests with a body.
    if (name !== 'sw.js') expect(sendingApis.exec(text)?.[0], name).toBeUndefined();
  }
  expect(JSON.parse(await readFile('dist/site.json', 'utf8'))).toMatchObject({ inquiryMode: 'simulated' });
  expect((await request.get(postPath)).status()).toBe(404);

  const answer = await page.goto(pages.contact.path);
  expect(answer?.headers()['content-security-policy']).toContain("form-action 'none'");
  await expect(page.locator('form')).toHaveAttribute('method', 'dialog');
  await expect(page.locator('form')).not.toHaveAttribute('action');
  await expect(page.locator('form input[type=hidden]')).toHaveCount(0);
});
