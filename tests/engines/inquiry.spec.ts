import { pages } from '../support/pages.ts';
import { inquiry, site } from '../support/words.ts';
import { chooseToday, dateButton, fillInquiry, seesInquiry, sends, submit } from './inquiry-steps.ts';
import { desk, expect, phone, test } from './test.ts';

const { labels, faults } = inquiry;

test('an inquiry is sent, thanked for and cleared', async ({ visitor }) => {
  await visitor.open(pages.contact.path);
  await fillInquiry(visitor);
  await chooseToday(visitor);
  await sends(visitor);
  await visitor.press({ button: site.closeMessage });
  await visitor.misses({ selector: '.toast' });
  await visitor.isAt(pages.contact.path);
});

test('a missing date alone stops it, with a toast', async ({ visitor }) => {
  await visitor.open(pages.contact.path);
  await fillInquiry(visitor);
  await visitor.press(submit);
  await visitor.seesWords('[role=alert] .toast', inquiry.noDate);
  await visitor.seesThing(dateButton, { focused: true, description: faults.visitDate.missing });
  await seesInquiry(visitor, inquiry.date.pick);
});

test('+ and − count', async ({ visitor }) => {
  await visitor.open(pages.contact.path);
  for (const expected of ['1', '2', '3']) {
    await visitor.press({ button: inquiry.steps.numberOfVisitors.more });
    await visitor.seesThing({ field: labels.numberOfVisitors }, { value: expected });
  }
  await visitor.press({ button: inquiry.steps.numberOfVisitors.fewer });
  await visitor.seesThing({ field: labels.numberOfVisitors }, { value: '2' });
});

for (const [name, size] of Object.entries({ phone, desk, 'low window': { width: 740, height: 360 } })) {
  test(`the first faulty field comes into sight with its label (${name})`, async ({ visitor }) => {
    await visitor.session.resize(size);
    await visitor.open(pages.contact.path);
    await visitor.press(submit);
    await visitor.seesThing(
      { field: labels.fullName },
      { focused: true, description: faults.fullName.missing, attributes: { 'aria-invalid': 'true' } },
    );
    await visitor.seesThing({ field: labels.email }, { description: faults.email.missing });
    await visitor.fill(labels.fullName, 'Hannah');
    await visitor.press(submit);
    await visitor.seesThing({ field: labels.email }, { focused: true });
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
