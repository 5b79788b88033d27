import { type Changes, each, element, remove, shadowed } from './elements.ts';

const script = () => element('script', { type: 'application/json' });
const style = () => element('style', {}, 'x-y { color: red }');

/** Overlays, dark modes, proxies and virus scanners: what stands around the page. */
export const documentChanges = {
  'attributes on the document': () => {
    const root = document.documentElement;
    root.lang = 'fr';
    root.className = 'dark js flexbox';
    root.style.setProperty('filter', 'none');
    root.setAttribute('data-darkreader-mode', 'dynamic');
    root.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml');
  },
  'all attributes of the document removed': () =>
    each('html', root => {
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
    }),
  'things at the end of the head': () =>
    document.head.append(
      style(),
      element('link', { rel: 'prefetch', href: '/robots.txt' }),
      element('meta', { name: 'darkreader', content: '1' }),
      script(),
    ),
  'things at the start of the head': () =>
    document.head.prepend(script(), style(), element('meta', { name: 'x' }), 'stray', new Comment('proxy')),
  'things at the start of the body': () =>
    document.body.prepend(element('div', {}, 'Welcome to the hotel'), script(), 'stray'),
  'things at the end of the body': () =>
    document.body.append(
      shadowed('loom-container', element('p', {}, 'x')),
      element('iframe', { title: 'x', hidden: '' }),
      element('div', { role: 'region' }, element('button', {}, 'A')),
      script(),
      'stray',
    ),
  'things between the parts of the body': () =>
    each('body > *', part => part.after(element('div', { class: 'x' }, 'Werbung'))),
  'things after the body': () =>
    document.documentElement.append(element('immersive-translate-popup'), new Comment('scanned')),
  'things before the head': () => document.documentElement.prepend(style(), new Comment('scanned')),
  'meta and link elements removed': () => remove('head meta, head link'),
  'the title removed': () => remove('title'),
  'two titles': () => document.head.prepend(element('title', {}, 'Hotel')),
  'a count in the title': () => {
    document.title = `(3) ${document.title}`;
  },
  'the style moved': () => each('head style', part => document.head.append(part)),
  'the style removed': () => remove('style'),
  'scripts removed': () => remove('script'),
  'scripts with other attributes': () =>
    each('script', part => {
      part.setAttribute('type', 'text/plain');
      part.setAttribute('data-cfasync', 'false');
    }),
  'scripts moved into the head': () => each('body script', part => document.head.append(part)),
  'a base for addresses': () => document.head.prepend(element('base', { href: '/' })),
  'the whole body in one box': () =>
    document.body.append(element('div', { id: 'proxy-frame' }, ...document.body.childNodes)),
  'all but the scripts in one box': () =>
    document.body.prepend(element('center', {}, ...document.querySelectorAll('body > *:not(script)'))),
  'the parts of the body in another order': () =>
    document.body.append(...[...document.body.children].reverse()),
  'the body replaced by a copy': () => document.body.replaceWith(document.body.cloneNode(true)),
  'all in the body replaced by copies': () =>
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes),
} satisfies Changes;
