import type { Visitor } from './visitor.ts';

export const dateButton = { selector: 'button[name=visitDate]' };
export const dialog = '[role=dialog]';
export const submit = { button: 'Send Request' };
export const fields = ['Full Name', 'Email', 'Phone', 'Number of Visitors', 'Special Requests'];

export async function fillInquiry(visitor: Visitor): Promise<void> {
  await visitor.fill('Full Name', 'Siobhan O’Neill');
  await visitor.fill('Email', "o'brien@example.ie");
  await visitor.fill('Phone', '+49 (0)30 123-45');
  await visitor.fill('Number of Visitors', '4');
  await visitor.fill('Special Requests', 'A ramp, please');
}

/** Opens the calendar, chooses the park's today, closes it, and gives the date as the button says it. */
export async function chooseToday(visitor: Visitor): Promise<string> {
  await visitor.press(dateButton);
  await visitor.press({ button: 'Today, ' });
  await visitor.seesText(dateButton.selector, / \d{1,2}, \d{4}$/);
  await visitor.session.key('Escape');
  await visitor.misses({ selector: dialog });
  return (await visitor.look(dateButton))?.text ?? '';
}

/** Sends what was filled in, and sees what the specification promises until all is idle again. */
export async function sends(visitor: Visitor): Promise<void> {
  await visitor.press(submit);
  await visitor.seesThing({ button: 'Sending...' }, { disabled: true });
  await visitor.seesText('[role=status] .toast', /Thank you for your inquiry!/);
  await visitor.seesText('[role=status] .toast', /We will respond within 24 hours\./);
  for (const field of fields) await visitor.seesThing({ field }, { value: '' });
  await visitor.seesThing(dateButton, { text: 'Pick a date' });
  await visitor.seesThing(submit, { disabled: false });
}
