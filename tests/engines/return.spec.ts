import { pages } from '../support/pages.ts';
import { site } from '../support/words.ts';
import { chooseToday, fillInquiry, seesEmptyForm, seesInquiry, sends } from './inquiry-steps.ts';
import { test } from './test.ts';

const { contact, privacy } = pages;
const toPrivacy = { link: site.pages.privacy, within: '.footer' };

test.describe('an inquiry that is half filled in', () => {
  test('is there again after a look at the Privacy Policy', async ({ visitor }) => {
    await visitor.open(contact.path);
    await fillInquiry(visitor);
    const date = await chooseToday(visitor);
    await visitor.press(toPrivacy);
    await visitor.seesText('h1', privacy.heading);
    await visitor.back();
    await visitor.seesText('h1', contact.heading);
    await seesInquiry(visitor, date);
  });

  test('is there again when the browser itself left the page', async ({ visitor }) => {
    await visitor.open(contact.path);
    await fillInquiry(visitor);
    const date = await chooseToday(visitor);
    await visitor.session.evaluate(path => location.assign(path), privacy.path);
    await visitor.seesText('h1', privacy.heading);
    await visitor.back();
    await visitor.seesText('h1', contact.heading);
    await visitor.started();
    await seesInquiry(visitor, date);
  });

  test('does not come back once it was sent', async ({ visitor }) => {
    await visitor.open(contact.path);
    await fillInquiry(visitor);
    await chooseToday(visitor);
    await sends(visitor);
    await visitor.press(toPrivacy);
    await visitor.seesText('h1', privacy.heading);
    await visitor.back();
    await visitor.seesText('h1', contact.heading);
    await seesEmptyForm(visitor);
  });
});
