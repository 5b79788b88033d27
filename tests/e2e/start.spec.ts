import { park } from '../../domain/park.ts';
import { privacy } from '../support/english.ts';
import { footer, heading, menuPages, pages } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ pictures: true });

test.describe('years after the build, in another time zone and language', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'de-DE', serviceWorkers: 'allow' });

  test('each kind of page starts without messages, cookies or third-party requests', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    const messages: string[] = [];
    page.on('console', message => messages.push(message.text()));
    const requestedUrls: string[] = [];
    page.on('request', request => requestedUrls.push(request.url()));
    // New Year's Eve, 23:30 in the park.
    await page.clock.setFixedTime(new Date('2034-12-31T23:30:00Z'));
    for (const { path } of [...menuPages, pages.privacy]) {
      await open(page, path);
      await expect(footer(page)).toContainText(`© 2034 ${park.name}`);
      await expect(heading(page)).toHaveCount(1);
      if (path === pages.privacy.path)
        await expect(page.getByText(`${privacy.updated} December 31, 2034`)).toBeVisible();
    }
    expect(messages).toEqual([]);
    expect(requestedUrls.filter(url => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual(
      [],
    );
    expect(await context.cookies()).toEqual([]);
  });
});

test('the content security policy is strict', async ({ request }) => {
  const { 'content-security-policy': policy = '' } = (await request.get(pages.home.path)).headers();
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(rule);
  expect(policy).not.toMatch(/unsafe|\*|http:|(?<!img-src 'self' )data:/);
});
