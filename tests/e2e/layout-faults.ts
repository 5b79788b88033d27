import type { Page } from '@playwright/test';
import { type Box, focalAreas } from '../../app/art/focal-areas.ts';

/** Elements wider than the page, and texts and faces in pictures that are cut off or covered. */
export const findLayoutFaults = (page: Page, marks: Partial<typeof focalAreas> = focalAreas) =>
  page.evaluate(facesOf => {
    /** In page coordinates. */
    type Frame = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
    const everywhere: Frame = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const faults = new Set<string>();
    const linesOf = new Map<Element, Frame[]>();
    const clips = new Map<Element, Frame>();
    const sides = { ...everywhere, left: 0, right: innerWidth };

    // Elements without pointer events still cover, and content outside the window still needs layout. The planner's bar covers what
    // scrolls below it, and its map moves while the page is scrolled to a text. What is rendered near the window only has another height.
    const hittable = new CSSStyleSheet();
    hittable.replaceSync(
      '* { pointer-events: auto !important } .day-bar { position: static !important } .park-map { position: relative !important; top: 0 !important } .deferred { content-visibility: visible !important }',
    );
    const styles = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...styles, hittable];

    findSidewaysScroll();
    measureTexts();
    for (const [element, lines] of linesOf) for (const line of lines) findLineFaults(element, line);
    const measured = [...document.images].filter(shown).map(findFaceFaults);
    if (document.querySelector('.hero') && Object.keys(facesOf).length > 0 && !measured.includes(true))
      faults.add('No face of a picture was measured.');

    scrollTo(0, 0);
    document.adoptedStyleSheets = styles;
    return [...faults];

    function scrolls(element: Element | null) {
      return element !== null && element.scrollHeight > element.clientHeight + 1;
    }
    function shown(element: Element) {
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }
    function placed({ x, y, width, height }: DOMRect): Frame {
      return new DOMRect(x + scrollX, y + scrollY, width, height);
    }
    function frameOf(element: Element) {
      return placed(element.getBoundingClientRect());
    }
    function meet(one: Frame, other: Frame): Frame {
      return {
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      };
    }
    function isInside(inner: Frame, outer: Frame, slack: number) {
      const { left, top, right, bottom } = meet(inner, outer);
      const cut = [left - inner.left, top - inner.top, inner.right - right, inner.bottom - bottom];
      return Math.max(...cut) <= slack;
    }
    function nameOf(element: Element, frame = frameOf(element)) {
      const place = [frame.left, frame.top, frame.right, frame.bottom].map(Math.round).join(' ');
      return `${element.localName}.${element.getAttribute('class') ?? ''} at ${place}`;
    }

    /** The part of the page that an element's ancestors do not clip. */
    function clipOf(element: Element): Frame {
      const box = element.parentElement;
      if (!box || box === document.body) return everywhere;
      const known = clips.get(box) ?? clipOf(box);
      clips.set(box, known);
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, top, right, bottom } = frameOf(box);
      const across = overflowX === 'visible' ? known : meet(known, { ...everywhere, left, right });
      return overflowY === 'visible' ? across : meet(across, { ...everywhere, top, bottom });
    }

    function findSidewaysScroll() {
      for (const root of [document.documentElement, document.body]) {
        if (root.scrollWidth > innerWidth)
          faults.add(`${root.localName} is ${root.scrollWidth} px wide inside`);
      }
      for (const element of document.body.querySelectorAll('*')) {
        // Decorative leaves may be clipped at the sides.
        if (element.closest('.leaves, svg *, .hidden-text, .skip-link') || !shown(element)) continue;
        const frame = frameOf(element);
        if (isInside(frame, sides, 1)) continue;
        const seen = meet(frame, clipOf(element));
        if (seen.right - seen.left >= 1 && !isInside(seen, sides, 1))
          faults.add(`${nameOf(element)} leaves the page`);
      }
    }

    function measureTexts() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || !shown(element)) continue;
        if (element.closest('.hidden-text, .skip-link, script, style, noscript')) continue;
        // Their texts can be scrolled to.
        if (scrolls(element.closest('.policy-contents, .day-bar-note'))) continue;
        const clipped = [element, element.parentElement ?? element];
        if (clipped.some(one => getComputedStyle(one).clipPath !== 'none')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const frames = [...range.getClientRects()].filter(({ width }) => width >= 1).map(placed);
        linesOf.set(element, [...(linesOf.get(element) ?? []), ...frames]);
      }
    }

    function findLineFaults(element: Element, frame: Frame) {
      const name = `"${element.textContent?.trim().slice(0, 40)}" in ${nameOf(element, frame)}`;
      // Glyphs extend a little beyond tight lines.
      const slack = (frame.bottom - frame.top) * 0.2;
      if (!isInside(frame, meet(clipOf(element), sides), Math.max(1, slack))) faults.add(`${name} is cut`);
      const part = element.closest('section, header, footer, figure');
      if (part && frame.bottom > frameOf(part).bottom + slack) faults.add(`${name} leaves ${nameOf(part)}`);
      // The seal is rotated: the corners of its bounding box are empty.
      const [columns, rows] = element.closest('.seal') ? [3, 1] : [5, 2];
      const middle = meet(frame, { ...everywhere, top: frame.top + slack, bottom: frame.bottom - slack });
      const cover = coverOf(element, middle, columns, rows);
      if (cover) faults.add(`${name} is ${cover}`);
    }

    /** Whatever covers one of a grid of points in a part of an element. */
    function coverOf(element: Element, { left, top, right, bottom }: Frame, columns: number, rows: number) {
      for (let row = 0; row < rows; row += 1) {
        const y = top + ((row + 0.5) / rows) * (bottom - top);
        if (y < scrollY + 1 || y > scrollY + innerHeight - 1) scrollTo(0, y - innerHeight / 2);
        for (let column = 0; column < columns; column += 1) {
          const x = left + ((column + 0.5) / columns) * (right - left);
          const cover = coverAt(element, x - scrollX, y - scrollY);
          if (cover) return cover;
        }
      }
      return undefined;
    }
    function coverAt(element: Element, x: number, y: number) {
      // Layers of the same picture do not cover it.
      const layers = element.closest('.hero-picture');
      // A fast path: elementsFromPoint is slow.
      const first = document.elementFromPoint(x, y);
      if (first && element.contains(first)) return undefined;
      for (const hit of document.elementsFromPoint(x, y)) {
        if (element.contains(hit)) return undefined;
        // Text may overflow its inline element; a picture that is not hit is cut off.
        if (hit.contains(element) && !(element instanceof HTMLImageElement)) return undefined;
        const passes = (hit.closest('.header') && !element.closest('.header')) || layers?.contains(hit);
        if (!passes && !hit.contains(element) && paintsAt(hit, x, y)) return `under ${nameOf(hit)}`;
      }
      return 'cut';
    }
    function paintsAt(element: Element, x: number, y: number) {
      // Rings are masked along the divider.
      if (element instanceof SVGSVGElement || element.matches('.rings') || !shown(element)) return false;
      if (element instanceof SVGElement || element.matches('img, input, textarea, canvas')) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return true;
      const point = placed(new DOMRect(x, y));
      return (linesOf.get(element) ?? []).some(line => isInside(point, line, 0));
    }

    /** Returns whether there was a face to measure. */
    function findFaceFaults(image: HTMLImageElement): boolean {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => !media || matchMedia(media).matches);
      const file = /\/pictures\/([\w-]+?)-\d+\./.exec(source?.srcset ?? image.src)?.[1];
      const faces = facesOf[source?.dataset['inlined'] ?? file ?? ''];
      // A very small picture, and the round scene of a policy, show only a part.
      if (!faces || image.offsetWidth < 120 || image.matches('.policy-scene')) return false;
      const [width = 0, height = 0] = ['width', 'height'].map(side =>
        Number((source ?? image).getAttribute(side)),
      );
      const { objectFit, objectPosition, borderLeftWidth } = getComputedStyle(image);
      const border = Number.parseFloat(borderLeftWidth);
      // Without its rotation.
      const bounds = frameOf(image);
      const wide = image.offsetWidth - 2 * border;
      const high = image.offsetHeight - 2 * border;
      const left = (bounds.left + bounds.right - wide) / 2;
      const top = (bounds.top + bounds.bottom - high) / 2;
      const scaleOf = objectFit === 'contain' ? Math.min : Math.max;
      const scale = scaleOf(wide / width, high / height);
      const free = [wide - width * scale, high - height * scale];
      // `50%`, `12px` or `calc(100% + 60px)`.
      const [across = 0, down = 0] = (objectPosition.match(/calc\([^)]*\)|\S+/g) ?? []).map((part, axis) => {
        const share = Number.parseFloat(/-?[\d.]+(?=%)/.exec(part)?.[0] ?? '0');
        const pixels = Number.parseFloat(/-?[\d.]+(?=px)/.exec(part)?.[0] ?? '0');
        return (share / 100) * (free[axis] ?? 0) + (part.includes(' - ') ? -pixels : pixels);
      });
      const frame = meet(meet(clipOf(image), sides), new DOMRect(left, top, wide, high));
      for (const way of ['always', 'allOrNothing'] as const) {
        const boxes = faces[way] ?? {};
        for (const [what, [x, y, w, h]] of Object.entries<Box>(boxes)) {
          const [faceLeft, faceTop] = [left + across + x * scale, top + down + y * scale];
          const face = new DOMRect(faceLeft, faceTop, w * scale, h * scale);
          const seen = meet(face, frame);
          if (way === 'allOrNothing' && (seen.left >= seen.right || seen.top >= seen.bottom)) continue;
          const cover = isInside(face, frame, 2) ? coverOf(image, face, 6, 6) : 'out of its frame';
          if (cover) faults.add(`${what} of ${nameOf(image, face)} is ${cover}`);
        }
      }
      return true;
    }
  }, marks);
