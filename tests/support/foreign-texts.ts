import type { ForeignChanges } from './foreign-hands.ts';

/** As translators, readers' helps, dictionaries and old proxies change texts. */
export const changesOfTexts: ForeignChanges = {
  'each text anew in two fonts (Chrome’s translation)': {
    make({ texts, element }) {
      document.documentElement.lang = 'de';
      document.documentElement.classList.add('translated-ltr');
      for (const text of texts()) {
        const style = 'vertical-align: inherit';
        text.replaceWith(element('font', { style }, element('font', { style }, `ü ${text.data}`)));
      }
    },
  },
  'each text moved into a font': {
    make({ texts, element, wrap }) {
      for (const text of texts()) wrap(text, element('font'));
    },
  },
  'each text replaced in place (Safari’s and Firefox’ translation)': {
    make({ texts }) {
      for (const text of texts()) text.data = text.data.toUpperCase();
    },
  },
  'each text marked and in a font (Edge’s translation)': {
    make({ texts, element, wrap }) {
      for (const text of texts()) {
        text.parentElement?.setAttribute('_msttexthash', '1234567');
        text.parentElement?.setAttribute('_msthash', '89');
        wrap(text, element('font', { _mstmutation: '1' }));
      }
    },
  },
  'each text node replaced by another': {
    make({ texts }) {
      for (const text of texts()) text.replaceWith(new Text(text.data));
    },
  },
  'the heading alone translated': {
    make({ texts, element, all }) {
      for (const text of all('h1').flatMap(heading => texts(heading)))
        text.replaceWith(element('font', {}, 'Überschrift'));
    },
  },
  'the words of a paragraph in another order': {
    make({ all }) {
      for (const part of all('p, h1, h2, h3, label, li, button, figcaption'))
        part.append(...[...part.childNodes].reverse());
    },
  },
  'a paragraph’s parts moved into one font': {
    make({ all, element }) {
      for (const part of all('p, h1, h2, h3, label, address'))
        part.append(element('font', {}, ...part.childNodes));
    },
  },
  'neighbouring texts made one': {
    make() {
      document.body.normalize();
    },
  },
  'comments gone and neighbouring texts made one': {
    make() {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
      const comments: Comment[] = [];
      while (walker.nextNode()) comments.push(walker.currentNode as Comment);
      for (const comment of comments) comment.remove();
      document.body.normalize();
    },
  },
  'comments gone (a proxy that makes pages smaller)': {
    make() {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
      const comments: Comment[] = [];
      while (walker.nextNode()) comments.push(walker.currentNode as Comment);
      for (const comment of comments) comment.remove();
    },
  },
  'comments everywhere': {
    make({ all }) {
      for (const part of all('body, body *:not(script, style)')) {
        part.prepend(new Comment('ad'));
        part.append(new Comment('/ad'));
      }
    },
  },
  'texts cut in two': {
    make({ texts }) {
      for (const text of texts()) if (text.length > 3) text.splitText(2);
    },
  },
  'white space taken away at the ends of texts': {
    make({ texts }) {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const blank: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (!text.data.trim()) blank.push(text);
      }
      for (const text of blank) text.remove();
      for (const text of texts()) text.data = text.data.trim();
    },
  },
  'white space and line ends between all elements': {
    make({ all }) {
      for (const part of all('body > *, main > *, li, section > *, form *')) part.before('\n  ');
    },
  },
  'empty texts everywhere': {
    make({ all }) {
      for (const part of all('body *')) part.prepend('');
    },
  },
  'stray words between elements': {
    make({ all }) {
      for (const part of all('body > *, main > *, ul > *, form > *, .fields > *')) part.after('werbung');
    },
  },
  'words highlighted': {
    make({ texts, element }) {
      for (const text of texts()) {
        const [before = '', ...rest] = text.data.split(' ');
        text.replaceWith(element('mark', {}, before), ` ${rest.join(' ')}`);
      }
    },
  },
  'the beginning of each word in bold': {
    make({ texts, element }) {
      for (const text of texts()) {
        const words = text.data.split(/(\s+)/);
        text.replaceWith(
          ...words.map(word => element('b', {}, element('b', {}, word[0] ?? ''), word.slice(1))),
        );
      }
    },
  },
  'a reading over each word': {
    make({ texts, element }) {
      for (const text of texts(document.querySelector('main') ?? undefined))
        text.replaceWith(element('ruby', {}, text.data, element('rt', {}, 'よみ')));
    },
  },
  'soft hyphens and other quotes': {
    make({ texts }) {
      for (const text of texts())
        text.data = text.data.replace(/(\w{4})(?=\w{3})/g, '$1\u00AD').replace(/’/g, "'");
    },
  },
  'line breaks between words': {
    make({ texts, element }) {
      for (const text of texts()) if (text.length > 12) text.splitText(6).before(element('br'));
    },
  },
  'phone numbers made links': {
    make({ texts, element }) {
      for (const text of texts()) {
        const [before, number, after] = text.data.split(/(\+34[\d ]+\d)/);
        if (number) text.replaceWith(before ?? '', element('a', { href: 'tel:1' }, number), after ?? '');
      }
    },
  },
  'every number bigger': {
    make({ texts, element }) {
      for (const text of texts())
        if (/\d/.test(text.data))
          text.replaceWith(
            ...text.data.split(/(\d+)/).map(part => (/\d/.test(part) ? element('big', {}, part) : part)),
          );
    },
  },
  'texts emptied for a moment': {
    async make({ texts }) {
      const emptied = texts().map(text => ({ text, data: text.data }));
      for (const { text } of emptied) text.data = '';
      await new Promise(requestAnimationFrame);
      for (const { text, data } of emptied) text.data = data;
    },
  },
  'title and attributes translated': {
    make({ all }) {
      document.title = `ü ${document.title}`;
      for (const part of all('*'))
        for (const name of ['alt', 'title', 'aria-label', 'placeholder', 'content'])
          if (part.hasAttribute(name)) part.setAttribute(name, `ü ${part.getAttribute(name)}`);
    },
  },
  'written from right to left': {
    make({ all }) {
      document.documentElement.dir = 'rtl';
      for (const part of all('p, h1, h2, h3, label, li')) part.setAttribute('dir', 'auto');
    },
  },
};
