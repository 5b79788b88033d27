import {
  axeFindings,
  calendar,
  chooseToday,
  dateButton,
  desk,
  expect,
  fillInquiry,
  phone,
  reactStarted,
  test,
} from '../support/test.ts';

const submit = 'Send Request';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/contact');
  await reactStarted(page);
});

test('the fields are what they should be', async ({ page }) => {
  const expected: [string, Record<string, string>][] = [
    ['Full Name', { autocomplete: 'name', required: '' }],
    ['Email', { type: 'email', autocomplete: 'email', inputmode: 'email', required: '' }],
    ['Phone', { type: 'tel', autocomplete: 'tel', inputmode: 'tel', required: '' }],
    ['Number of Visitors', { type: 'number', min: '1', step: '1', inputmode: 'numeric', required: '' }],
    ['Special Requests', {}],
  ];
  for (const [label, attributes] of expected) {
    for (const [name, value] of Object.entries(attributes)) {
      await expect(page.getByLabel(label)).toHaveAttribute(name, value);
    }
  }
  await expect(page.getByLabel('Special Requests')).not.toHaveAttribute('required');
  await expect(dateButton(page)).toHaveText('Pick a date');
  await expect(page.getByText('Fields marked * are required.')).toHaveCount(1);
});

test('a whole inquiry: sending, thanks, cleared, idle, and not one request', async ({ page }) => {
  await fillInquiry(page);
  await page.getByLabel('Special Requests').fill('A ramp, please');
  await chooseToday(page);
  await page.keyboard.press('Escape');
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('button', { name: submit }).click();

  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await expect(page.locator('.toasts [aria-live]')).toHaveText('Sending...');
  await expect(page.getByLabel('Full Name')).not.toBeEditable();
  await expect(dateButton(page)).toBeDisabled();
  await page.clock.runFor(990);
  await expect(sending).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
  await page.clock.runFor(20);

  const status = page.getByRole('status');
  await expect(status).toContainText('Thank you for your inquiry!');
  await expect(status).toContainText('We will respond within 24 hours.');
  for (const label of ['Full Name', 'Email', 'Phone', 'Number of Visitors', 'Special Requests']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await expect(dateButton(page)).toHaveText('Pick a date');
  await expect(page.getByRole('button', { name: submit })).toBeEnabled();
  await expect(page.getByRole('button', { name: submit })).toBeFocused();
  await expect(page).toHaveURL('/contact');
  expect(requests).toEqual([]);
  await page.clock.resume();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(status).toBeEmpty();
});

test('an empty form: every field says its own fault, the first has focus, the date raises a toast', async ({
  page,
}) => {
  await page.getByRole('button', { name: submit }).click();
  const faults = {
    'Full Name': 'Enter your name',
    Email: 'Enter your e-mail address',
    Phone: 'Enter a phone number',
    'Number of Visitors': 'Enter how many of you are coming',
  };
  for (const [label, fault] of Object.entries(faults)) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(fault);
  }
  await expect(dateButton(page)).toHaveAccessibleDescription('Please select a visit date');
  await expect(page.getByRole('alert')).toContainText('Please select a visit date');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('faults change and clear as they are mended, and nothing typed is lost', async ({ page }) => {
  await fillInquiry(page);
  await page.getByLabel('Email').fill('hannah@');
  await page.getByLabel('Number of Visitors').fill('0');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/such as name@example.com/);
  await expect(page.getByLabel('Number of Visitors')).toHaveAccessibleDescription(/At least 1/);
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'false');

  await page.getByLabel('Email').fill('');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your e-mail address');
  await page.getByLabel('Email').fill('hannah@example.com');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'One visitor more' }).click();
  await expect(page.getByLabel('Number of Visitors')).toHaveAttribute('aria-invalid', 'false');
  await chooseToday(page);
  await expect(dateButton(page)).not.toHaveAccessibleDescription(/select/);
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByLabel('Full Name')).toHaveValue('Siobhán O’Neill');
});

test('a missing date alone stops the inquiry', async ({ page }) => {
  await fillInquiry(page);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('alert')).toContainText('Please select a visit date');
  await expect(dateButton(page)).toBeFocused();
  await expect(page.getByRole('button', { name: submit })).toBeVisible();
});

test('two clicks and Enter twice are one inquiry', async ({ page }) => {
  await fillInquiry(page);
  await chooseToday(page);
  await page.keyboard.press('Escape');
  const deliveries = await page.evaluate(() => {
    const wait = window.setTimeout;
    let waits = 0;
    window.setTimeout = ((...[run, ms]: Parameters<typeof wait>) => {
      if (ms === 1000) waits += 1;
      return wait(run, ms);
    }) as typeof wait;
    const form = document.querySelector('form');
    const shown = document.querySelector('[role=status]') as Element;
    const counter = { count: 0 };
    Object.assign(window, { thanks: counter });
    new MutationObserver(changes => {
      counter.count += changes.filter(change => change.addedNodes.length > 0).length;
    }).observe(shown, { childList: true });
    form?.requestSubmit();
    form?.requestSubmit();
    return waits;
  });
  expect(deliveries).toBe(1);
  await page.getByLabel('Full Name').press('Enter');
  await page.getByLabel('Full Name').press('Enter');
  await expect(page.getByRole('status')).toContainText('Thank you');
  // A second one would have come within its own second.
  await page.waitForFunction(
    start => performance.now() - start > 1500,
    await page.evaluate(() => performance.now()),
  );
  expect(await page.evaluate(() => (window as unknown as { thanks: { count: number } }).thanks.count)).toBe(
    1,
  );
});

test('closing a message by keys gives the focus back', async ({ page }) => {
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByRole('button', { name: 'Close message' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('who leaves while it sends hears of it on the next page, and comes back to an empty form', async ({
  page,
}) => {
  await fillInquiry(page);
  await chooseToday(page);
  await page.keyboard.press('Escape');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByLabel('Full Name')).toHaveValue('Siobhán O’Neill');
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(3000);
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!');
  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('button', { name: submit })).toBeEnabled();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(dateButton(page)).toHaveText('Pick a date');
});

test('the number of visitors is a whole number that scrolling leaves alone', async ({ page }) => {
  const field = page.getByLabel('Number of Visitors');
  await page.getByRole('button', { name: 'One visitor more' }).click();
  await expect(field).toHaveValue('1');
  await page.getByRole('button', { name: 'One visitor fewer' }).click();
  await expect(field).toHaveValue('1');
  await field.fill('5');
  await field.focus();
  await field.hover();
  await page.mouse.wheel(0, 300);
  await expect(field).toHaveValue('5');
  await field.fill('');
  await field.pressSequentially('1234567890123');
  await expect(field).toHaveValue('123456789');
  await field.fill('2.5');
  await page.getByRole('button', { name: submit }).click();
  await expect(field).toHaveAccessibleDescription(/whole number/);
  // No number at all, which the browser reads as empty.
  await field.fill('');
  await expect(field).toHaveAccessibleDescription(/how many/);
  await field.pressSequentially('1e');
  await page.getByRole('button', { name: submit }).click();
  await expect(field).toHaveAccessibleDescription(/whole number/);
});

test('a day that passed while the page was open is refused, and said so', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-06-10T22:30:00Z') });
  await page.goto('/contact');
  await reactStarted(page);
  await fillInquiry(page);
  // 23:30 in the park.
  await chooseToday(page);
  await expect(dateButton(page)).toHaveText('June 10, 2027');
  await page.keyboard.press('Escape');
  await page.clock.setFixedTime(new Date('2027-06-10T23:30:00Z'));
  await page.getByRole('button', { name: submit }).click();
  await expect(dateButton(page)).toHaveAccessibleDescription(/has passed/);
  await dateButton(page).click();
  await expect(calendar(page).getByRole('button', { name: /June 10, 2027/ })).toBeDisabled();
});
