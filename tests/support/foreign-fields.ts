import type { ForeignChanges } from './foreign-hands.ts';

/** As password managers, writing aids and fillers of forms change fields. Pages without a form have them in `main`. */
export const changesOfFields: ForeignChanges = {
  'an icon after each field': {
    make({ all, element }) {
      for (const field of all('input, textarea'))
        field.after(element('div', { style: 'position: absolute', 'data-lastpass-icon-root': '' }));
    },
  },
  'an icon before each field': {
    make({ all, element }) {
      for (const field of all('input, textarea'))
        field.before(element('img', { alt: '', width: '16', height: '16' }));
    },
  },
  'an icon in each label': {
    make({ all, element }) {
      for (const label of all('label, .label')) label.append(element('span', { class: 'icon' }, '🔑'));
    },
  },
  'a box round each field': {
    make({ all, element, wrap }) {
      for (const field of all('input, textarea'))
        wrap(field, element('span', { style: 'position: relative; display: block' }));
    },
  },
  'an element of its own kind beside each field, with a shadow': {
    make({ all, element }) {
      for (const field of all('input, textarea, button')) {
        const own = element('com-1password-button');
        own.attachShadow({ mode: 'open' }).append(element('button', {}, '1P'));
        field.after(own);
      }
    },
  },
  'attributes on each field': {
    make({ all }) {
      for (const field of all('input, textarea, form')) {
        field.setAttribute('data-lpignore', 'true');
        field.setAttribute('data-form-type', 'other');
        field.setAttribute('autocomplete', 'off');
        field.setAttribute('fdprocessedid', 'a1b2c3');
        field.style.backgroundImage = 'none';
      }
    },
  },
  'attributes taken from each field': {
    make({ all }) {
      for (const field of all('input, textarea'))
        for (const name of ['required', 'autocomplete', 'inputmode', 'aria-invalid', 'min', 'step', 'rows'])
          field.removeAttribute(name);
      for (const form of all('form')) form.removeAttribute('novalidate');
    },
  },
  'fields filled in without a word': {
    make({ all }) {
      for (const field of all('input, textarea') as HTMLInputElement[]) {
        field.value = field.type === 'number' ? '2' : 'a@b.example';
        field.setAttribute('value', field.value);
      }
    },
  },
  'fields filled in with events': {
    make({ all }) {
      for (const field of all('input, textarea') as HTMLInputElement[]) {
        field.value = field.type === 'number' ? '2' : 'a@b.example';
        for (const name of ['focus', 'input', 'change', 'blur'])
          field.dispatchEvent(new Event(name, { bubbles: true }));
      }
    },
  },
  'a writing aid beside the text': {
    make({ all, element }) {
      document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
      document.body.setAttribute('data-gr-ext-installed', '');
      for (const field of all('textarea')) {
        field.setAttribute('data-gramm', 'true');
        const own = element('grammarly-extension', { 'data-grammarly-shadow-root': 'true' });
        own.attachShadow({ mode: 'open' }).append(element('div', {}, 'G'));
        field.before(own);
        document.documentElement.append(element('grammarly-desktop-integration'));
      }
    },
  },
  'fields replaced by their doubles': {
    make({ all }) {
      for (const field of all('input, textarea') as HTMLInputElement[]) {
        const double = field.cloneNode(true) as HTMLInputElement;
        double.value = field.value;
        field.replaceWith(double);
      }
    },
    lacks: ['stepper'],
  },
  'the button of the form replaced by its double': {
    make({ all }) {
      for (const button of all('form button')) button.replaceWith(button.cloneNode(true));
    },
    // An element that React did not make has none of its handlers.
    lacks: ['form'],
  },
  'buttons wrapped': {
    make({ all, element, wrap }) {
      for (const button of all('button, .button')) wrap(button, element('span', { class: 'wrapped' }));
    },
  },
  'buttons with something inside': {
    make({ all, element }) {
      for (const button of all('button, .button')) {
        button.prepend(element('i', { class: 'ripple' }));
        button.append(element('i', { class: 'ripple' }));
      }
    },
  },
  'all of the form in a fieldset': {
    make({ all, element }) {
      for (const form of all('form')) form.append(element('fieldset', {}, ...form.childNodes));
    },
  },
  'the form in a box': {
    make({ all, element, wrap }) {
      for (const form of all('form')) wrap(form, element('div', { class: 'form-guard' }));
    },
  },
  'a hidden field in the form': {
    make({ all, element }) {
      for (const form of all('form')) {
        form.prepend(element('input', { type: 'hidden', name: '__token', value: 'x' }));
        form.append(element('input', { type: 'hidden', name: '__end', value: 'x' }));
      }
    },
  },
  'an area that can be written in': {
    make({ all, element }) {
      for (const part of all('main p')) part.setAttribute('contenteditable', 'true');
      for (const part of all('main > *')) part.append(element('div', { contenteditable: 'true' }, 'note'));
    },
  },
  'ids of another kind': {
    make({ all }) {
      for (const part of all('main [id], footer [id]')) part.id = `x-${part.id}`;
      for (const part of all('main label[for]')) part.setAttribute('for', `x-${part.getAttribute('for')}`);
    },
  },
  'ids taken away': {
    make({ all }) {
      for (const part of all('main [id], footer [id]')) part.removeAttribute('id');
    },
  },
  'the star of required fields taken away': {
    make({ all }) {
      for (const part of all('label span, .label span, .inquiry-note')) part.remove();
    },
  },
  'fields without their labels': {
    make({ all }) {
      for (const part of all('label')) part.remove();
    },
  },
  'the hint in place of an empty message': {
    make({ all, element }) {
      for (const part of all('[role=status], [role=alert]')) part.append(element('div', {}, ''));
    },
  },
  'lists of choices of its own below the fields': {
    make({ all, element }) {
      for (const part of all('.field'))
        part.append(element('datalist', {}, element('option', { value: 'a' })), element('ul', {}));
    },
  },
};
