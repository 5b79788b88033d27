import { chooseToday, dateButton, fillInquiry, sends } from './inquiry-steps.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

async function seesInquiry(visitor: Visitor, date: string) {
  await visitor.seesThing({ field: 'Full Name' }, { value: 'Siobhan O’Neill' });
  await visitor.seesThing({ field: 'Email' }, { value: "o'brien@example.ie" });
  await visitor.seesThing({ field: 'Phone' }, { value: '+49 (0)30 123-45' });
  await visitor.seesThing({ field: 'Number of Visitors' }, { value: '4' });
  await visitor.seesThing({ field: 'Special Requests' }, { value: 'A ramp, please' });
  await visitor.seesThing(dateButton, { text: date });
}

test.describe('an inquiry that is half filled in', () => {
  test('is there again after a look at the Privacy Policy', async ({ visitor }) => {
    await visitor.open('/contact');
    await fillInquiry(visitor);
    const date = await chooseToday(visitor);
    await visitor.press({ link: 'Privacy Policy', within: '.footer' });
    await visitor.seesText('h1', 'Privacy Policy');
    await visitor.back();
    await visitor.seesText('h1', 'Get in Touch');
    await seesInquiry(visitor, date);
  });

  test('is there again when the browser itself left the page', async ({ visitor }) => {
    await visitor.open('/contact');
    await fillInquiry(visitor);
    const date = await chooseToday(visitor);
    await visitor.session.evaluate(() => location.assign('/privacy-policy'));
    await visitor.seesText('h1', 'Privacy Policy');
    await visitor.back();
    await visitor.seesText('h1', 'Get in Touch');
    await visitor.started();
    await seesInquiry(visitor, date);
  });

  test('does not come back once it was sent', async ({ visitor }) => {
    await visitor.open('/contact');
    await fillInquiry(visitor);
    await chooseToday(visitor);
    await sends(visitor);
    await visitor.press({ link: 'Privacy Policy', within: '.footer' });
    await visitor.seesText('h1', 'Privacy Policy');
    await visitor.back();
    await visitor.seesText('h1', 'Get in Touch');
    await visitor.seesThing({ field: 'Full Name' }, { value: '' });
    await visitor.seesThing(dateButton, { text: 'Pick a date' });
  });
});
