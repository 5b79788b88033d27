/** DOM changes made by translators, extensions, proxies and browsers. Everything here runs in the page, before React starts or after. */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Parts of an island; `form` means work that needs the elements React has created. */
export type Part = 'text' | 'form' | 'stepper' | 'confirmation';

/** Fields for text. */
const fields = ':is(input:not([type=radio], [type=checkbox]), textarea)';

function each<E extends Element = HTMLElement>(selector: string, change: (found: E) => void): void {
  for (const found of document.querySelectorAll<E>(selector)) change(found);
}

const remove = (selector: string) => each(selector, found => found.remove());

function nodes<N extends Node>(root: Node, kind: number): N[] {
  const walker = document.createTreeWalker(root, kind);
  const found: N[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as N);
  return found;
}

function removeComments(): void {
  for (const comment of nodes<Comment>(document, NodeFilter.SHOW_COMMENT)) comment.remove();
}

const allTexts = () => nodes<Text>(document.body, NodeFilter.SHOW_TEXT);

/** Text nodes with readable content. */
export const texts = () =>
  allTexts().filter(text => text.data.trim() && !text.parentElement?.closest('script, style, noscript'));

const eachText = (change: (text: Text) => void) => texts().forEach(change);

function element(tag: string, attributes: Record<string, string> = {}, ...children: (Node | string)[]) {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    // The page's policy would refuse the attribute; extensions are exempt from it.
    if (name === 'style') created.style.cssText = value;
    else created.setAttribute(name, value);
  }
  created.append(...children);
  return created;
}

function shadowed(tag: string, content: Node): HTMLElement {
  const created = element(tag);
  created.attachShadow({ mode: 'open' }).append(content);
  return created;
}

function wrap(inner: ChildNode, outer: HTMLElement): void {
  inner.replaceWith(outer);
  outer.append(inner);
}

const script = () => element('script', { type: 'application/json' });
const exampleFor = (field: Field) => (field.inputMode === 'numeric' ? '2' : 'a@b.example');

export type ChangeName = keyof typeof changes;

export const changes = {
  // Translators, dictionaries and proxies that rewrite HTML.
  'Chrome’s translation: each text replaced by two fonts': () => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    eachText(text => text.replaceWith(element('font', {}, element('font', {}, `ü ${text.data}`))));
  },
  'a continuous translation: each new text replaced by a font': () => {
    const translate = () =>
      eachText(text => {
        // The old node is dropped, so what React writes into it is never shown.
        const done = text.parentElement?.closest('font, [translate=no]');
        if (!done) text.replaceWith(element('font', {}, text.data));
      });
    translate();
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(translate).observe(document.body, all);
  },
  'Safari’s and Firefox’s translation: each text replaced in place': () =>
    eachText(text => {
      text.data = text.data.toUpperCase();
    }),
  'Edge’s translation: each text marked and wrapped in a font': () =>
    eachText(text => {
      text.parentElement?.setAttribute('_msttexthash', '1234567');
      wrap(text, element('font', { _mstmutation: '1' }));
    }),
  'title and attributes translated': () => {
    document.title = `ü ${document.title}`;
    for (const name of ['alt', 'title', 'aria-label', 'placeholder', 'content'])
      each(`[${name}]`, part => part.setAttribute(name, `ü ${part.getAttribute(name)}`));
  },
  'comments removed': removeComments,
  'comments removed and adjacent texts joined': () => {
    removeComments();
    document.body.normalize();
  },
  'texts split in two': () => eachText(text => text.length > 3 && text.splitText(2)),
  'white space removed': () => {
    for (const text of allTexts()) if (!text.data.trim()) text.remove();
    eachText(text => {
      text.data = text.data.trim();
    });
  },
  'stray words between elements': () =>
    each('body > *, main > *, ul > *, form > *, .fields > *', part => part.after('werbung')),
  'words highlighted': () =>
    eachText(text => {
      const [first = '', ...others] = text.data.split(' ');
      text.replaceWith(element('mark', {}, first), ` ${others.join(' ')}`);
    }),
  'phone numbers turned into links': () =>
    eachText(text => {
      const [before = '', number, after = ''] = text.data.split(/(\+34[\d ]+\d)/);
      if (number) text.replaceWith(before, element('a', { href: 'tel:1' }, number), after);
    }),

  // Password managers, form fillers and writing aids.
  'an icon after each field': () =>
    each(fields, field => field.after(element('div', { style: 'position: absolute' }))),
  'a wrapper around each field': () =>
    each(fields, field => wrap(field, element('span', { style: 'position: relative; display: block' }))),
  'a custom element after each field and button': () =>
    each(`${fields}, button`, field => field.after(shadowed('com-1password-button', element('button')))),
  'attributes added to each field': () =>
    each(`${fields}, form`, field => {
      for (const name of ['data-lpignore', 'data-form-type', 'fdprocessedid']) field.setAttribute(name, 'x');
      field.setAttribute('autocomplete', 'off');
      field.style.backgroundImage = 'none';
    }),
  'fields filled in without events': () =>
    each<Field>(fields, field => {
      field.value = exampleFor(field);
      field.setAttribute('value', field.value);
    }),
  'fields filled in with events': () =>
    each<Field>(fields, field => {
      field.value = exampleFor(field);
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
  'ids removed': () => each('main [id], footer [id]', part => part.removeAttribute('id')),

  // Blockers, reader views, dark modes and link checkers.
  'images taken out of their pictures': () =>
    each('picture', picture => picture.replaceWith(...picture.childNodes)),
  'icons removed': () => remove('svg'),
  'a style on every element': () =>
    each('body, body *', part => {
      part.style.setProperty('letter-spacing', '0.01em');
      part.setAttribute('data-darkreader-inline-color', '');
    }),
  'links with campaign parameters': () =>
    each('a[href^="/"]', link => {
      link.setAttribute('href', `${link.getAttribute('href')}?utm_source=x`);
      link.setAttribute('rel', 'nofollow noreferrer');
    }),
  'a wrapper around each link and a rating after it': () =>
    each('a', link => {
      wrap(link, element('span'));
      link.after(element('span', { class: 'rating' }, '✔'));
    }),
  'sections removed': () => remove('.offer, .data-note, .actions'),
  'the toast region removed': () => remove('.toasts'),
  'main and sections turned into divs': () =>
    each('main, section', found => found.replaceWith(element('div', {}, ...found.childNodes))),
  'each list item duplicated': () =>
    each('main li, main section > *, footer li', part => part.after(part.cloneNode(true))),
  'advertisements between sections': () =>
    each('main > *, footer > *', part => part.after(element('ins', {}, element('iframe', { title: 'ad' })))),
  'popovers removed': () => {
    each('[popover]', part => part.removeAttribute('popover'));
    each('[popovertarget]', part => part.removeAttribute('popovertarget'));
  },

  // Overlays, proxies and virus scanners.
  'attributes on the document': () => {
    const root = document.documentElement;
    root.lang = 'fr';
    root.className = 'dark js flexbox';
    root.style.setProperty('filter', 'none');
    root.setAttribute('data-darkreader-mode', 'dynamic');
  },
  'all attributes of the document removed': () =>
    each('html', root => {
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
    }),
  'elements added at the start of the body': () =>
    document.body.prepend(element('div', {}, 'Welcome to the hotel'), script(), 'stray'),
  'elements added at the end of the body': () =>
    document.body.append(
      shadowed('loom-container', element('p', {}, 'x')),
      element('iframe', { title: 'x', hidden: '' }),
      element('div', { role: 'region' }, element('button', {}, 'A')),
      script(),
      'stray',
    ),
  'scripts removed': () => remove('script'),
  'the whole body wrapped': () =>
    document.body.append(element('div', { id: 'proxy-frame' }, ...document.body.childNodes)),
  'the body replaced by a copy': () => document.body.replaceWith(document.body.cloneNode(true)),
} satisfies Record<string, () => void>;

/** What a change takes away by its nature, so that no visit looks for it. */
export const missingAfter: Partial<Record<ChangeName, readonly Part[]>> = {
  'fields replaced by copies': ['stepper'],
  'the buttons of the form replaced by copies': ['form'],
  'sections removed': ['text'],
  'the toast region removed': ['confirmation'],
  'each list item duplicated': ['form', 'text'],
};

/** Once React runs, these would break any page: they remove or replace elements that React owns. */
export const onlyBeforeReact: readonly ChangeName[] = [
  'main and sections turned into divs',
  'the body replaced by a copy',
];
