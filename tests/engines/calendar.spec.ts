import { pages } from '../support/pages.ts';
import { inquiry } from '../support/words.ts';
import { dateButton, dialog, today } from './inquiry-steps.ts';
import { desk, expect, phone, test } from './test.ts';

for (const [name, size] of Object.entries({ phone, desk })) {
  test.describe(`the calendar (${name})`, () => {
    test.beforeEach(async ({ visitor }) => {
      await visitor.session.resize(size);
      await visitor.open(pages.contact.path);
      await visitor.press(dateButton);
      await visitor.seesThing(today, { focused: true });
    });

    test('chooses a day, takes the same day back, and Escape returns the focus', async ({ visitor }) => {
      await visitor.seesThing(dateButton, {
        text: inquiry.date.pick,
        attributes: { 'aria-expanded': 'true' },
      });
      await visitor.press(today);
      await visitor.seesText(dateButton.selector, / \d{1,2}, \d{4}$/);
      await visitor.press({ selector: `${dialog} [aria-selected=true] button` });
      await visitor.seesText(dateButton.selector, inquiry.date.pick);
      await visitor.session.key('Escape');
      await visitor.misses({ selector: dialog });
      await visitor.seesThing(dateButton, { focused: true, attributes: { 'aria-expanded': 'false' } });
    });

    test('offers no day before today', async ({ visitor }) => {
      const days = await visitor.session.evaluate(() => {
        const cells = [...document.querySelectorAll<HTMLElement>('[role=dialog] td[data-day]')];
        const today = cells.find(cell => cell.dataset['today'])?.dataset['day'] ?? '';
        const buttons = cells.flatMap(cell => {
          const button = cell.querySelector('button');
          return button ? [{ past: (cell.dataset['day'] ?? '') < today, disabled: button.disabled }] : [];
        });
        return buttons;
      });
      expect(days.length).toBeGreaterThanOrEqual(28);
      for (const { past, disabled } of days) expect(disabled).toBe(past);
    });

    test('closes by a press outside', async ({ visitor }) => {
      await visitor.press({ selector: 'h2' });
      await visitor.misses({ selector: dialog });
    });
  });
}

test('the calendar is walked through by keys', async ({ visitor }) => {
  await visitor.open(pages.contact.path);
  await visitor.press({ field: inquiry.labels.phone });
  await visitor.session.key('Tab');
  await visitor.seesThing(dateButton, { focused: true });
  await visitor.session.key('Enter');
  await visitor.seesThing(today, { focused: true });
  await visitor.session.key('ArrowRight');
  await visitor.seesThing(today, { focused: false });
  await visitor.session.key('Enter');
  await visitor.seesText(dateButton.selector, / \d{1,2}, \d{4}$/);
  await visitor.session.key('Escape');
  await visitor.seesThing(dateButton, { focused: true });
});
