import type { ForeignChanges } from './foreign-hands.ts';

/** As overlays, dark modes, proxies and virus scanners change the document round the page. */
export const changesOfTheDocument: ForeignChanges = {
  'attributes on the document': {
    make() {
      const root = document.documentElement;
      root.lang = 'fr';
      root.className = 'dark js flexbox';
      root.style.setProperty('filter', 'none');
      root.setAttribute('data-darkreader-mode', 'dynamic');
      root.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml');
    },
  },
  'all attributes of the document taken away': {
    make() {
      const root = document.documentElement;
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
    },
  },
  'attributes and classes on the body': {
    make() {
      document.body.className = 'vsc-initialized';
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.setAttribute('bis_register', 'W3siaWQi');
      document.body.style.setProperty('overflow-anchor', 'none');
    },
  },
  'things at the end of the head': {
    make({ element }) {
      document.head.append(
        element('style', { class: 'darkreader' }, 'x-y { color: red }'),
        element('link', { rel: 'prefetch', href: '/robots.txt' }),
        element('meta', { name: 'darkreader', content: '1' }),
        element('script', { type: 'application/json' }),
      );
    },
  },
  'things at the start of the head': {
    make({ element }) {
      document.head.prepend(
        element('script', { type: 'application/json' }),
        element('style', {}, 'x-y { color: red }'),
        element('meta', { name: 'x', content: '1' }),
        'stray',
        new Comment('proxy'),
      );
    },
  },
  'things at the start of the body': {
    make({ element }) {
      document.body.prepend(
        element('div', { id: 'wifi-bar' }, 'Welcome to the hotel'),
        element('script', { type: 'application/json' }),
        'stray',
      );
    },
  },
  'things at the end of the body': {
    make({ element }) {
      const own = element('loom-container', { id: 'lo-engage' });
      own.attachShadow({ mode: 'open' }).append(element('p', {}, 'x'));
      document.body.append(
        own,
        element('iframe', { title: 'x', hidden: '' }),
        element('div', { class: 'a11y-widget', role: 'region' }, element('button', {}, 'A')),
        element('script', { type: 'application/json' }),
        'stray',
      );
    },
  },
  'things between the parts of the body': {
    make({ all, element }) {
      for (const part of all('body > *')) part.after(element('div', { class: 'x' }, 'Werbung'));
    },
  },
  'things after the body': {
    make({ element }) {
      document.documentElement.append(
        element('div', { id: 'veepn' }),
        element('immersive-translate-popup'),
        new Comment('scanned'),
      );
    },
  },
  'things before the head': {
    make({ element }) {
      document.documentElement.prepend(element('style', {}, 'x-y { color: red }'), new Comment('scanned'));
    },
  },
  'a veil over the page': {
    make({ all, element }) {
      for (const part of all('body > *')) part.setAttribute('aria-hidden', 'true');
      document.body.append(
        element('div', { role: 'dialog', style: 'position: fixed; inset: 0; opacity: 0' }),
      );
    },
  },
  'meta and link elements taken away': {
    make({ all }) {
      for (const part of all('head meta, head link')) part.remove();
    },
  },
  'preloads added by a proxy, the page’s own gone': {
    make({ all, element }) {
      for (const part of all('link[rel=preload], link[rel=modulepreload]')) part.remove();
      document.head.prepend(element('link', { rel: 'dns-prefetch', href: '//example.org' }));
    },
  },
  'another colour of the window': {
    make({ all, element }) {
      for (const part of all('meta[name=theme-color]')) part.setAttribute('content', '#000');
      document.head.prepend(element('meta', { name: 'theme-color', content: '#000' }));
    },
  },
  'the title taken away': {
    make({ all }) {
      for (const part of all('title')) part.remove();
    },
    lacks: ['title'],
  },
  'two titles': {
    make({ element }) {
      document.head.prepend(element('title', {}, 'Hotel'));
    },
    lacks: ['title'],
  },
  'the title counted up': {
    make() {
      document.title = `(3) ${document.title}`;
    },
  },
  'the style at another place': {
    make({ all }) {
      for (const part of all('head style')) document.head.append(part);
    },
  },
  'the style changed': {
    make({ all }) {
      for (const part of all('head style'))
        if (part.firstChild instanceof Text) part.firstChild.appendData(' x-y { color: red }');
    },
  },
  'the style taken away': {
    make({ all }) {
      for (const part of all('style')) part.remove();
    },
  },
  'scripts taken away once they have run': {
    make({ all }) {
      for (const part of all('script')) part.remove();
    },
  },
  'scripts with other attributes': {
    make({ all }) {
      for (const part of all('script')) {
        part.setAttribute('type', 'text/plain');
        part.setAttribute('data-cfasync', 'false');
      }
    },
  },
  'scripts at the end of the head': {
    make({ all }) {
      for (const part of all('body script')) document.head.append(part);
    },
  },
  'a base for addresses': {
    make({ element }) {
      document.head.prepend(element('base', { href: '/' }));
    },
  },
  'the whole body in one box': {
    make({ element }) {
      document.body.append(element('div', { id: 'proxy-frame' }, ...document.body.childNodes));
    },
    onlyBefore: true,
  },
  'all but the scripts in one box': {
    make({ all, element }) {
      document.body.prepend(element('center', {}, ...all('body > *:not(script)')));
    },
    onlyBefore: true,
  },
  'the body’s parts in another order': {
    make() {
      document.body.append(...[...document.body.children].reverse());
    },
  },
  'the body replaced by its double': {
    make() {
      document.body.replaceWith(document.body.cloneNode(true));
    },
    onlyBefore: true,
  },
  'everything replaced by its double': {
    make() {
      document.body.replaceChildren(...document.body.cloneNode(true).childNodes);
      document.head.append(
        ...[...document.head.cloneNode(true).childNodes].filter(node => node instanceof Comment),
      );
    },
    onlyBefore: true,
  },
};
