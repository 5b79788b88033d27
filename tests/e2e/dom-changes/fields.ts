import { type Changes, each, element, fields, remove, wrap } from './elements.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const example = (field: Field) => (field.type === 'number' ? '2' : 'a@b.example');

/** Password managers, form fillers and writing aids. */
export const fieldChanges = {
  'an icon after each field': () =>
    each(fields, field => field.after(element('div', { style: 'position: absolute' }))),
  'an icon in each label': () =>
    each('label, .label', label => label.append(element('span', { class: 'icon' }, '🔑'))),
  'a box around each field': () =>
    each(fields, field => wrap(field, element('span', { style: 'position: relative; display: block' }))),
  'attributes added to each field': () =>
    each(`${fields}, form`, field => {
      for (const name of ['data-lpignore', 'data-form-type', 'fdprocessedid']) field.setAttribute(name, 'x');
      field.setAttribute('autocomplete', 'off');
      field.style.backgroundImage = 'none';
    }),
  'attributes removed from each field': () => {
    for (const name of ['required', 'autocomplete', 'inputmode', 'aria-invalid', 'min', 'step', 'rows'])
      each(fields, field => field.removeAttribute(name));
    each('form', form => form.removeAttribute('novalidate'));
  },
  'fields filled in silently': () =>
    each<Field>(fields, field => {
      field.value = example(field);
      field.setAttribute('value', field.value);
    }),
  'fields filled in with events': () =>
    each<Field>(fields, field => {
      field.value = example(field);
      for (const name of ['focus', 'input', 'change', 'blur'])
        field.dispatchEvent(new Event(name, { bubbles: true }));
    }),
  'fields replaced by copies': () =>
    each<Field>(fields, field => {
      const copy = field.cloneNode(true) as Field;
      copy.value = field.value;
      field.replaceWith(copy);
    }),
  'the buttons of the form replaced by copies': () =>
    each('form button', button => button.replaceWith(button.cloneNode(true))),
  'ripples inside each button': () =>
    each('button, .button', button => {
      button.prepend(element('i', { class: 'ripple' }));
      button.append(element('i', { class: 'ripple' }));
    }),
  'the form’s content in a fieldset': () =>
    each('form', form => form.append(element('fieldset', {}, ...form.childNodes))),
  'hidden fields in the form': () =>
    each('form', form => {
      form.prepend(element('input', { type: 'hidden', name: '__token', value: 'x' }));
      form.append(element('input', { type: 'hidden', name: '__end', value: 'x' }));
    }),
  'other ids': () => {
    each('main [id], footer [id]', part => part.setAttribute('id', `x-${part.id}`));
    each('main label[for]', label => label.setAttribute('for', `x-${label.getAttribute('for')}`));
  },
  'labels removed': () => remove('label'),
  'something in empty messages': () =>
    each('[role=status], [role=alert]', part => part.append(element('div', {}, ''))),
} satisfies Changes;
