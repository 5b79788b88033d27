import type { ForeignChanges } from './foreign-hands.ts';

/** As blockers, readers, loaders of pictures, dark modes and rewriters of links change parts of a page. */
export const changesOfParts: ForeignChanges = {
  'pictures in a figure': {
    make({ all, element, wrap }) {
      for (const picture of all('picture')) wrap(picture, element('figure', { class: 'zoom' }));
    },
  },
  'drawings in a link': {
    make({ all, element, wrap }) {
      for (const img of all('img')) wrap(img, element('a', { href: '#zoom' }));
    },
  },
  'drawings out of their pictures': {
    make({ all }) {
      for (const picture of all('picture')) picture.replaceWith(...picture.childNodes);
    },
  },
  'pictures loaded later': {
    make({ all }) {
      for (const img of all('img, source')) {
        for (const name of ['src', 'srcset', 'alt']) {
          img.setAttribute(`data-${name}`, img.getAttribute(name) ?? '');
          img.removeAttribute(name);
        }
        img.setAttribute('loading', 'lazy');
      }
    },
  },
  'pictures made smaller by a proxy': {
    make({ all }) {
      for (const source of all('source')) source.remove();
      for (const img of all('img') as HTMLImageElement[]) {
        img.removeAttribute('srcset');
        img.src = '/icon-192.png';
        img.alt = 'ü';
        img.title = 'bild';
      }
    },
  },
  'a button to save each picture': {
    make({ all, element }) {
      for (const img of all('img')) img.after(element('button', { type: 'button' }, 'Pin it'));
    },
  },
  'all pictures removed': {
    make({ all }) {
      for (const picture of all('picture')) picture.remove();
    },
  },
  'drawn marks removed': {
    make({ all }) {
      for (const mark of all('svg')) mark.remove();
    },
  },
  'drawn marks in other colours': {
    make({ all }) {
      for (const shape of all('svg, svg *')) {
        shape.setAttribute('fill', '#eee');
        shape.setAttribute('data-darkreader-inline-fill', '');
        shape.style.setProperty('--darkreader-inline-fill', '#111');
      }
    },
  },
  'drawn marks empty': {
    make({ all }) {
      for (const mark of all('svg')) mark.replaceChildren();
    },
  },
  'drawn marks made pictures': {
    make({ all, element }) {
      for (const mark of all('svg')) mark.replaceWith(element('img', { alt: '' }));
    },
  },
  'a style on everything': {
    make({ all }) {
      for (const part of all('body, body *')) {
        part.style.setProperty('letter-spacing', '0.01em');
        part.setAttribute('data-darkreader-inline-color', '');
      }
    },
  },
  'a class on everything, another taken': {
    make({ all }) {
      for (const part of all('main *:not(svg, svg *)')) part.classList.add('notext', 'ext-1');
      for (const part of all('footer p')) part.removeAttribute('class');
    },
  },
  'links with a mark of where they came from': {
    make({ all }) {
      for (const link of all('a[href^="/"]')) {
        link.setAttribute('href', `${link.getAttribute('href')}?utm_source=x`);
        link.setAttribute('rel', 'nofollow noreferrer');
        link.setAttribute('data-saferedirecturl', '/');
      }
    },
  },
  'links in a span, with a sign after': {
    make({ all, element, wrap }) {
      for (const link of all('a')) {
        wrap(link, element('span'));
        link.after(element('span', { class: 'rating' }, '✔'));
      }
    },
  },
  'links rated from inside': {
    make({ all, element }) {
      for (const link of all('a')) link.append(element('wot-rating', {}, element('i')));
    },
  },
  'the footer removed': {
    make({ all }) {
      for (const part of all('.footer')) part.remove();
    },
    lacks: ['footer', 'text'],
  },
  'sections removed': {
    make({ all }) {
      for (const part of all('main > section:last-child, aside, figure')) part.remove();
    },
    lacks: ['text', 'heading'],
  },
  'the bar removed': {
    make({ all }) {
      for (const part of all('.bar')) part.remove();
    },
    lacks: ['bar', 'text'],
  },
  'the skip link removed': {
    make({ all }) {
      for (const part of all('.skip-link')) part.remove();
    },
  },
  'the place of messages removed': {
    make({ all }) {
      for (const part of all('.toasts')) part.remove();
    },
    lacks: ['thanks'],
  },
  'the places of messages emptied': {
    make({ all }) {
      for (const part of all('.toasts')) part.replaceChildren();
    },
    lacks: ['thanks'],
  },
  'the heading removed': {
    make({ all }) {
      for (const part of all('h1')) part.remove();
    },
    lacks: ['heading', 'text'],
  },
  'all headings of another rank': {
    make({ all, element }) {
      for (const part of all('h2, h3')) part.replaceWith(element('h4', {}, ...part.childNodes));
    },
  },
  'paragraphs made boxes': {
    make({ all, element }) {
      for (const part of all('p')) part.replaceWith(element('div', {}, ...part.childNodes));
    },
  },
  'main and its sections unknown': {
    make({ all, element }) {
      for (const part of all('main, section')) part.replaceWith(element('div', {}, ...part.childNodes));
    },
    onlyBefore: true,
  },
  'main in a box of a reader': {
    make({ all, element, wrap }) {
      for (const part of all('main')) wrap(part, element('div', { id: 'reader' }, ''));
    },
  },
  'main twice': {
    make({ all }) {
      for (const part of all('main')) part.before(part.cloneNode(true));
    },
    lacks: ['form'],
  },
  'each list item twice': {
    make({ all }) {
      for (const part of all('main li, main section > *, footer li')) part.after(part.cloneNode(true));
    },
    lacks: ['form', 'text'],
  },
  'sections in another order': {
    make({ all }) {
      for (const part of all('main, main ul, main form > div')) part.append(...[...part.children].reverse());
    },
  },
  'lists made tables': {
    make({ all, element }) {
      for (const part of all('main ul, footer ul')) {
        const body = element('tbody', {}, element('tr', {}, element('td', {}, ...part.childNodes)));
        part.replaceWith(element('table', {}, body));
      }
    },
  },
  'advertisements between sections': {
    make({ all, element }) {
      for (const part of all('main > *, footer > *')) {
        part.after(element('ins', { class: 'adsbygoogle' }, element('iframe', { title: 'ad' })));
      }
    },
  },
  'parts hidden by a blocker': {
    make({ all }) {
      for (const part of all('aside, .closing, .map')) {
        part.hidden = true;
        part.style.setProperty('display', 'none', 'important');
      }
    },
  },
  'the menu no popover any more': {
    make({ all }) {
      for (const part of all('[popover]')) part.removeAttribute('popover');
      for (const part of all('[popovertarget]')) part.removeAttribute('popovertarget');
    },
  },
  'heads with a sign to link to them': {
    make({ all, element }) {
      for (const part of all('h1, h2, h3')) part.prepend(element('a', { href: '#x', class: 'anchor' }, '#'));
    },
  },
  'years and days written otherwise': {
    make({ all }) {
      for (const part of all('time, [data-today]')) part.replaceChildren('früher');
    },
  },
};
