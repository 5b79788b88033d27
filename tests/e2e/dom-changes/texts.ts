import { type Changes, each, eachText, element, removeComments, retag, texts, wrap } from './elements.ts';

/** Translators, reading aids, dictionaries, and proxies that rewrite HTML. */
export const textChanges = {
  'Chrome’s translation: each text replaced by two fonts': () => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    const style = 'vertical-align: inherit';
    eachText(text =>
      text.replaceWith(element('font', { style }, element('font', { style }, `ü ${text.data}`))),
    );
  },
  'a translation that goes on: each new text replaced by a font': () => {
    const translate = () =>
      eachText(text => {
        // The old text is thrown away: what React writes into it is seen by nobody.
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
  'Edge’s translation: each text marked and in a font': () =>
    eachText(text => {
      text.parentElement?.setAttribute('_msttexthash', '1234567');
      wrap(text, element('font', { _mstmutation: '1' }));
    }),
  'each text node replaced by another': () => eachText(text => text.replaceWith(new Text(text.data))),
  'the parts of a sentence in another order': () =>
    each('p, h1, h2, h3, label, li, button, figcaption', part =>
      part.append(...[...part.childNodes].reverse()),
    ),
  'all of a sentence in one font': () =>
    each('p, h1, h2, h3, label, address', part => part.append(element('font', {}, ...part.childNodes))),
  'neighbouring texts joined': () => document.body.normalize(),
  'comments removed': removeComments,
  'comments everywhere': () =>
    each('body, body *:not(script, style)', part => {
      part.prepend(new Comment('ad'));
      part.append(new Comment('/ad'));
    }),
  'texts cut in two': () => eachText(text => text.length > 3 && text.splitText(2)),
  'empty texts everywhere': () => each('body *', part => part.prepend('')),
  'stray words between elements': () =>
    each('body > *, main > *, ul > *, form > *, .fields > *', part => part.after('werbung')),
  'words highlighted': () =>
    eachText(text => {
      const [first = '', ...others] = text.data.split(' ');
      text.replaceWith(element('mark', {}, first), ` ${others.join(' ')}`);
    }),
  'texts empty for a moment': async () => {
    const emptied = texts().map(text => ({ text, data: text.data }));
    for (const { text } of emptied) text.data = '';
    await new Promise(requestAnimationFrame);
    for (const { text, data } of emptied) text.data = data;
  },
  'title and attributes translated': () => {
    document.title = `ü ${document.title}`;
    for (const name of ['alt', 'title', 'aria-label', 'placeholder', 'content'])
      each(`[${name}]`, part => part.setAttribute(name, `ü ${part.getAttribute(name)}`));
  },
  'written from right to left': () => {
    document.documentElement.dir = 'rtl';
    each('p, h1, h2, h3, label, li', part => part.setAttribute('dir', 'auto'));
  },
  'paragraphs made boxes': () => retag('p', 'div'),
} satisfies Changes;
