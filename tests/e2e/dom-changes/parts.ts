import { type Changes, each, element, remove, retag, wrap } from './elements.ts';

/** Blockers, reader views, lazy loaders, dark modes and link checkers. */
export const partChanges = {
  'a figure around each picture': () => each('picture', picture => wrap(picture, element('figure'))),
  'a link around each image': () => each('img', img => wrap(img, element('a', { href: '#zoom' }))),
  'images taken out of their pictures': () =>
    each('picture', picture => picture.replaceWith(...picture.childNodes)),
  'images loaded later': () =>
    each('img, source', image => {
      for (const name of ['src', 'srcset', 'alt']) {
        image.setAttribute(`data-${name}`, image.getAttribute(name) ?? '');
        image.removeAttribute(name);
      }
    }),
  'smaller images from a proxy': () => {
    remove('source');
    each<HTMLImageElement>('img', img => {
      img.removeAttribute('srcset');
      img.src = '/icon-192.png';
      img.alt = 'bild';
    });
  },
  'a button after each image': () =>
    each('img', img => img.after(element('button', { type: 'button' }, 'Pin it'))),
  'pictures removed': () => remove('picture'),
  'icons removed': () => remove('svg'),
  'icons in other colours': () =>
    each('svg, svg *', shape => {
      shape.setAttribute('fill', '#eee');
      shape.style.setProperty('--darkreader-inline-fill', '#111');
    }),
  'icons emptied': () => each('svg', icon => icon.replaceChildren()),
  'icons replaced by images': () => each('svg', icon => icon.replaceWith(element('img', { alt: '' }))),
  'a style on every element': () =>
    each('body, body *', part => {
      part.style.setProperty('letter-spacing', '0.01em');
      part.setAttribute('data-darkreader-inline-color', '');
    }),
  'classes added and removed': () => {
    each('main *:not(svg, svg *)', part => part.classList.add('notext', 'ext-1'));
    each('footer p', part => part.removeAttribute('class'));
  },
  'links with a campaign': () =>
    each('a[href^="/"]', link => {
      link.setAttribute('href', `${link.getAttribute('href')}?utm_source=x`);
      link.setAttribute('rel', 'nofollow noreferrer');
    }),
  'a box around each link and a rating after it': () =>
    each('a', link => {
      wrap(link, element('span'));
      link.after(element('span', { class: 'rating' }, '✔'));
    }),
  'a rating in each link': () => each('a', link => link.append(element('wot-rating', {}, element('i')))),
  'the footer removed': () => remove('.footer'),
  'sections removed': () => remove('main > section:last-child, aside, figure'),
  'the header removed': () => remove('.header'),
  'the skip link removed': () => remove('.skip-link'),
  'the place of messages removed': () => remove('.toasts'),
  'the place of messages emptied': () => each('.toasts', place => place.replaceChildren()),
  'the heading removed': () => remove('h1'),
  'main and sections made boxes': () => retag('main, section', 'div'),
  'a box around main': () => each('main', main => wrap(main, element('div', { id: 'reader' }))),
  'main twice': () => each('main:last-of-type', main => main.before(main.cloneNode(true))),
  'each list item twice': () =>
    each('main li, main section > *, footer li', part => part.after(part.cloneNode(true))),
  'sections in another order': () =>
    each('main, main ul, main form > div', part => part.append(...[...part.children].reverse())),
  'lists made tables': () =>
    each('main ul, footer ul', list => {
      const row = element('tr', {}, element('td', {}, ...list.childNodes));
      list.replaceWith(element('table', {}, element('tbody', {}, row)));
    }),
  'advertisements between sections': () =>
    each('main > *, footer > *', part => part.after(element('ins', {}, element('iframe', { title: 'ad' })))),
  'parts hidden': () =>
    each('aside, .call-to-action, .map', part => {
      part.hidden = true;
      part.style.setProperty('display', 'none', 'important');
    }),
  'the menu’s popover removed': () => {
    each('[popover]', part => part.removeAttribute('popover'));
    each('[popovertarget]', part => part.removeAttribute('popovertarget'));
  },
} satisfies Changes;
