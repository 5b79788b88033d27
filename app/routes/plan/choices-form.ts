/** The form of the choices (`choices.tsx`), whose controls belong to the browser. */
import { isClockTime } from '../../../domain/clock-time.ts';
import { isDay } from '../../../domain/day.ts';
import { allAccessNeeds, type Preferences } from '../../../domain/plan/preferences.ts';

type Choices = Pick<Preferences, 'accessNeeds' | 'requestedIds'> & Partial<Preferences>;

/** Undefined if the browser finds it empty or invalid. */
const readPartySize = ({ validity, valueAsNumber }: HTMLInputElement) =>
  validity.valid && valueAsNumber ? valueAsNumber : undefined;

function readControls(form: HTMLFormElement): Choices {
  const data = new FormData(form);
  const readText = (name: string) => String(data.get(name) ?? '');
  const [day, from, until] = [readText('day'), readText('from'), readText('until')];
  const party = form.elements.namedItem('party');
  const partySize = party instanceof HTMLInputElement && readPartySize(party);
  return {
    ...(isDay(day) && { day }),
    ...(isClockTime(from) && { from }),
    ...(isClockTime(until) && { until }),
    ...(partySize && { partySize }),
    accessNeeds: allAccessNeeds.filter(need => data.getAll('who').includes(need)),
    requestedIds: data.getAll('must').map(String),
  };
}

/** Takes what is not in the form from the previous preferences: the day, if its control is disabled, and the edits of stops. */
export function readChoices(form: HTMLFormElement, previous: Preferences): Preferences {
  const choices = readControls(form);
  const { day, fixedTimes, droppedIds, notBefore } = previous;
  return {
    day,
    fixedTimes,
    droppedIds: droppedIds.filter(id => !choices.requestedIds.includes(id)),
    ...(notBefore && { notBefore }),
    ...choices,
  };
}

/** Adds what was chosen in a form that did not show the preferences yet. */
export function addChoices(form: HTMLFormElement, preferences: Preferences): Preferences {
  const choices = readControls(form);
  return {
    ...preferences,
    ...choices,
    droppedIds: preferences.droppedIds.filter(id => !choices.requestedIds.includes(id)),
    accessNeeds: [...new Set([...preferences.accessNeeds, ...choices.accessNeeds])],
    requestedIds: [...new Set([...preferences.requestedIds, ...choices.requestedIds])],
  };
}

export function fillForm(form: HTMLFormElement, preferences: Preferences): void {
  const { day, from = '', until = '', partySize, accessNeeds, requestedIds } = preferences;
  const values: Record<string, readonly string[]> = { day: [day], who: accessNeeds, must: requestedIds };
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) selectTime(control, control.name === 'from' ? from : until);
    if (!(control instanceof HTMLInputElement)) continue;
    const ticked = values[control.name];
    if (ticked) control.checked = ticked.includes(control.value);
    // Leaves an invalid number as it was typed.
    else if (control.name === 'party' && readPartySize(control) !== partySize)
      control.value = String(partySize ?? '');
  }
}

/** Selects opening or closing time if the park is closed at that time. */
function selectTime(select: HTMLSelectElement, time: string) {
  select.value = time;
  if (select.selectedIndex < 0) select.value = '';
}
