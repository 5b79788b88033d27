import { typedFields, typed as usual } from '../support/inquiry-form.ts';
import { inquiry } from '../support/words.ts';
import type { Visitor } from './visitor.ts';

const { labels, date, sent } = inquiry;

export const dateButton = { selector: 'button[name=visitDate]' };
export const dialog = '[role=dialog]';
export const submit = { button: inquiry.submit };
/** The park's today in the calendar. */
export const today = { selector: `${dialog} [data-today] button` };

/** Letters that every engine's driver can type. */
const typed = { ...usual, fullName: 'Siobhan O’Neill' };

export async function fillInquiry(visitor: Visitor): Promise<void> {
  for (const name of typedFields) await visitor.fill(labels[name], typed[name]);
}

/** What was filled in and the date are there. */
export async function seesInquiry(visitor: Visitor, day: string): Promise<void> {
  for (const name of typedFields) await visitor.seesThing({ field: labels[name] }, { value: typed[name] });
  await visitor.seesThing(dateButton, { text: day });
}

export async function seesEmptyForm(visitor: Visitor): Promise<void> {
  for (const name of typedFields) await visitor.seesThing({ field: labels[name] }, { value: '' });
  await visitor.seesThing(dateButton, { text: date.pick });
}

/** Opens the calendar, chooses the park's today, closes it, and gives the date as the button says it. */
export async function chooseToday(visitor: Visitor): Promise<string> {
  await visitor.press(dateButton);
  await visitor.press(today);
  await visitor.seesText(dateButton.selector, / \d{1,2}, \d{4}$/);
  await visitor.session.key('Escape');
  await visitor.misses({ selector: dialog });
  return (await visitor.look(dateButton))?.text ?? '';
}

/** Sends what was filled in, and sees what the specification promises until all is idle again. */
export async function sends(visitor: Visitor): Promise<void> {
  await visitor.press(submit);
  await visitor.seesThing({ button: inquiry.sending }, { disabled: true });
  await visitor.seesWords('[role=status] .toast', sent.title);
  await visitor.seesWords('[role=status] .toast', sent.text);
  await seesEmptyForm(visitor);
  await visitor.seesThing(submit, { disabled: false });
}
