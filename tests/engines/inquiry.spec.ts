import { chooseToday, dateButton, fillInquiry, sends, submit } from './inquiry-steps.ts';
import { desk, expect, phone, test } from './test.ts';

test('an inquiry is sent, thanked for and cleared', async ({ visitor }) => {
  await visitor.open('/contact');
  await fillInquiry(visitor);
  await chooseToday(visitor);
  await sends(visitor);
  await visitor.press({ button: 'Close message' });
  await visitor.misses({ selector: '.toast' });
  await visitor.isAt('/contact');
});

test('a missing date alone stops it, with a toast', async ({ visitor }) => {
  await visitor.open('/contact');
  await fillInquiry(visitor);
  await visitor.press(submit);
  await visitor.seesText('[role=alert] .toast', /Please select a visit date/);
  await visitor.seesThing(dateButton, { focused: true, description: 'Please select a visit date' });
  await visitor.seesThing({ field: 'Full Name' }, { value: 'Siobhan O’Neill' });
});

test('+ and − count', async ({ visitor }) => {
  await visitor.open('/contact');
  for (const expected of ['1', '2', '3']) {
    await visitor.press({ button: 'One visitor more' });
    await visitor.seesThing({ field: 'Number of Visitors' }, { value: expected });
  }
  await visitor.press({ button: 'One visitor fewer' });
  await visitor.seesThing({ field: 'Number of Visitors' }, { value: '2' });
});

for (const [name, size] of Object.entries({ phone, desk, 'low window': { width: 740, height: 360 } })) {
  test(`the first faulty field comes into sight with its label (${name})`, async ({ visitor }) => {
    await visitor.session.resize(size);
    await visitor.open('/contact');
    await visitor.press(submit);
    await visitor.seesThing(
      { field: 'Full Name' },
      { focused: true, description: 'Enter your name', attributes: { 'aria-invalid': 'true' } },
    );
    await visitor.seesThing({ field: 'Email' }, { description: 'Enter your e-mail address' });
    await visitor.fill('Full Name', 'Hannah');
    await visitor.press(submit);
    await visitor.seesThing({ field: 'Email' }, { focused: true });
    const bar = await visitor.look({ selector: '.bar' });
    const label = await visitor.session.evaluate(() => {
      const id = document.activeElement?.id ?? '';
      const { top, bottom } = document.querySelector(`label[for="${id}"]`)?.getBoundingClientRect() ?? {};
      return { top: top ?? -1, bottom: bottom ?? Number.MAX_VALUE };
    });
    expect(label.top).toBeGreaterThanOrEqual(bar?.bottom ?? 0);
    expect(label.bottom).toBeLessThanOrEqual(size.height);
  });
}
