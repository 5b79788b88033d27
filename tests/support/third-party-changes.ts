/** These functions run in the page. */

export const thirdPartyChanges = {
  'Chrome’s translation': () => {
    document.documentElement.lang = 'de';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, [translate=no]'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'a continuous translation': () => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, font, [translate=no]')) continue;
        // React keeps writing into the removed node.
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    translate();
    const everything = { subtree: true, childList: true, characterData: true };
    new MutationObserver(translate).observe(document.body, everything);
  },
  'a password manager': () => {
    for (const field of document.querySelectorAll<HTMLElement>(
      'form :is(input:not([type=hidden], [type=radio]), textarea)',
    )) {
      field.setAttribute('data-lpignore', 'true');
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field, document.createElement('div'));
    }
  },
  'a proxy': () => {
    for (const script of document.querySelectorAll('script')) script.remove();
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    for (const comment of comments) comment.remove();
    document.body.normalize();
    const frame = document.createElement('div');
    frame.append(...document.body.childNodes);
    document.body.append('Welcome to the hotel', frame);
  },
} satisfies Record<string, () => void>;

export type ThirdPartyChange = keyof typeof thirdPartyChanges;
