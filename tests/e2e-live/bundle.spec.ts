import { readFile } from 'node:fs/promises';
import { signsOfSending, textsOf } from '../support/bundle.ts';
import { menuPages, pages, thanksPage } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('a live build holds every sign that the default build must not have', async ({ request }) => {
  const texts = await textsOf('dist-live');
  const whole = [...texts.values()].join();
  for (const sign of signsOfSending) expect(whole.includes(sign), sign).toBe(true);
  expect(JSON.parse(await readFile('dist-live/site.json', 'utf8'))).toMatchObject({ inquiryMode: 'live' });
  // A page that is filled in for one visitor is no file of the site.
  expect([...texts.keys()].filter(name => /thank|inquiries/.test(name) && name.endsWith('.html'))).toEqual(
    [],
  );
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain(thanksPage);
});

test('only the page with the form may post, and to this site alone', async ({ request }) => {
  for (const at of menuPages) {
    const { path } = at;
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toContain(`form-action '${at === pages.contact ? 'self' : 'none'}';`);
    expect(policy, path).toContain("connect-src 'self';");
  }
});
