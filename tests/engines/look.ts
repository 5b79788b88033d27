/** What a journey points at: one of these by its name, or a place in the page by its selector. */
export type Thing =
  | { button: string }
  | { link: string; within?: string }
  | { field: string }
  | { selector: string };

/** What can be seen of a thing. */
export interface Seen {
  tag: string;
  text: string;
  value: string;
  focused: boolean;
  disabled: boolean;
  attributes: Record<string, string>;
  /** What stands under a field about it. */
  description: string;
  x: number;
  y: number;
  top: number;
  bottom: number;
  /** Whether a press at its middle reaches it. */
  onTop: boolean;
}

/**
 * Runs in the page: finds a thing as a visitor would, by the words on it, and says what there is to see; null when nothing
 * of that kind is shown. Plain and old JavaScript: the oldest engine has to read it.
 */
export function look(thing: Thing, scroll: boolean): Seen | null {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const texts = (ids: string | null) =>
    words(
      (ids ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
  const shown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ||
    texts(element.getAttribute('aria-labelledby')) ||
    words(element.textContent);
  const named = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].find(
      element => shown(element) && nameOf(element).startsWith(name),
    );
  const labelled = (name: string) => {
    const label = [...document.querySelectorAll('label')].find(element =>
      words(element.textContent).startsWith(name),
    );
    return label && document.getElementById(label.htmlFor);
  };
  const found =
    'button' in thing
      ? named('button', thing.button)
      : 'link' in thing
        ? named(`${thing.within ?? ''} a[href]`, thing.link)
        : 'field' in thing
          ? labelled(thing.field)
          : [...document.querySelectorAll(thing.selector)].find(shown);
  if (!found) return null;

  const middle = () => {
    const { left, right, top, bottom } = found.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2, top, bottom };
  };
  const reached = () => {
    const { x, y } = middle();
    const hit = document.elementFromPoint(x, y);
    return found.contains(hit);
  };
  if (scroll && !reached()) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return {
    tag: found.localName,
    text: words(found.textContent),
    value: 'value' in found ? String(found.value) : '',
    focused: document.activeElement === found,
    disabled: found.matches(':disabled'),
    attributes: Object.fromEntries([...found.attributes].map(({ name, value }) => [name, value])),
    description: texts(found.getAttribute('aria-describedby')),
    ...middle(),
    onTop: reached(),
  };
}
