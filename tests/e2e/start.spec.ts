import { park } from '../../domain/park.ts';
import { calendar, dateButton } from '../support/inquiry-form.ts';
import { footer, heading, menuLink, menuPages, menuToggle, missingPath, pages } from '../support/pages.ts';
import { expect, open, phone, scripts, test } from '../support/test.ts';
import { privacy } from '../support/words.ts';

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  const tag = 'saveData' in connection ? [] : '@deep';
  test(`with ${JSON.stringify(connection)} React is fetched for the form alone`, { tag }, async ({
    page,
  }) => {
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.setViewportSize(phone);
    const fetched: string[] = [];
    page.on('request', request => {
      if (scripts.test(request.url())) fetched.push(request.url());
    });
    await page.goto(pages.home.path);
    await menuToggle(page).click();
    await menuLink(page, 'contact').click();
    await expect(page).toHaveURL(pages.contact.path);
    expect(fetched).toEqual([]);
    await dateButton(page).click();
    await expect(calendar(page)).toBeVisible();
    expect(fetched.length).toBeGreaterThan(0);
  });
}

test.describe('years ahead, on a day that has ended elsewhere, in a German browser', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'de-DE', serviceWorkers: 'allow' });

  test('React takes over each kind of page silently, without cookies and without others', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    const said: string[] = [];
    page.on('console', message => said.push(message.text()));
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    // New Year's Eve half an hour before midnight in the park.
    await page.clock.setFixedTime(new Date('2034-12-31T23:30:00Z'));
    for (const { path } of [...menuPages, pages.privacy]) {
      await open(page, path);
      await expect(footer(page)).toContainText(`© 2034 ${park.name}`);
      await expect(heading(page)).toHaveCount(1);
      if (path === pages.privacy.path)
        await expect(page.getByText(`${privacy.updated} December 31, 2034`)).toBeVisible();
    }
    expect(said).toEqual([]);
    expect(asked.filter(url => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

test('the policy of every answer has no hole', async ({ request }) => {
  for (const path of [pages.home.path, missingPath, '/assets/nothing.js', '/robots.txt']) {
    const { 'content-security-policy': policy = '' } = (await request.get(path)).headers();
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe|\*|http:|(?<!img-src 'self' )data:/);
  }
});
