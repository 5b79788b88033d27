import { documentChanges } from './document.ts';
import { fieldChanges } from './fields.ts';
import { partChanges } from './parts.ts';
import { textChanges } from './texts.ts';

/** What translators, extensions, proxies and browsers do to a page. */
export const changes = { ...textChanges, ...fieldChanges, ...partChanges, ...documentChanges };

export type ChangeName = keyof typeof changes;

/** Parts of a page; of the form's work, those that need the elements that React has made. */
export type Part = 'heading' | 'header' | 'footer' | 'text' | 'form' | 'stepper' | 'thanks' | 'title';

/** What a change takes away by its nature, so that nobody looks for it. */
export const takenAway: Partial<Record<ChangeName, readonly Part[]>> = {
  'fields replaced by copies': ['stepper'],
  'the buttons of the form replaced by copies': ['form'],
  'the footer removed': ['footer', 'text'],
  'sections removed': ['text', 'heading'],
  'the header removed': ['header', 'text'],
  'the place of messages removed': ['thanks'],
  'the place of messages emptied': ['thanks'],
  'the heading removed': ['heading', 'text'],
  'main twice': ['form'],
  'each list item twice': ['form', 'text'],
  'the title removed': ['title'],
  'two titles': ['title'],
};

/** Once React runs these would break any page: all of React's own elements are gone or elsewhere. */
export const onlyBeforeReact: readonly ChangeName[] = [
  'main and sections made boxes',
  'the whole body in one box',
  'all but the scripts in one box',
  'the body replaced by a copy',
  'all in the body replaced by copies',
];
