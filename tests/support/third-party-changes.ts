/** These functions run in the page. */

export const thirdPartyChanges = {
  /** Chrome continues to translate, while React writes into the texts that it has removed. */
  'Chrome’s translation': () => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, font, [translate=no]')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate();
    const everything = { subtree: true, childList: true, characterData: true };
    new MutationObserver(translate).observe(document.body, everything);
  },
  'a password manager': () => {
    for (const field of document.querySelectorAll('form :is([type=text], [type=email], [type=tel])')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field, document.createElement('div'));
    }
  },
};
