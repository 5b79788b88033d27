import type { Page } from '@playwright/test';

/** Finds text and controls that are cut off, covered or beyond the window's sides. */
export const findCutOrCovered = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const linesOf = new Map<Element, DOMRect[]>();

    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const toPage = ({ x, y, width, height }: DOMRect) => new DOMRect(x + scrollX, y + scrollY, width, height);
    const leavesWindow = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;
    const report = (element: Element, { left, top }: DOMRect, fault: string) => {
      const text = element.textContent?.trim().slice(0, 40);
      faults.add(
        `${element.localName}.${element.className} "${text}" at ${Math.round(left)}, ${Math.round(top)} ${fault}`,
      );
    };

    function isCut(element: Element, frame: DOMRect): boolean {
      // Glyphs may exceed tight lines.
      const slack = Math.max(1, frame.height * 0.2);
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const clip = toPage(box.getBoundingClientRect());
        if (overflowX !== 'visible' && (frame.left < clip.left - slack || frame.right > clip.right + slack))
          return true;
        if (overflowY !== 'visible' && (frame.top < clip.top - slack || frame.bottom > clip.bottom + slack))
          return true;
      }
      return leavesWindow(frame);
    }

    function paintsAt(element: Element, x: number, y: number): boolean {
      // Rings are masked.
      if (element instanceof SVGSVGElement || element.matches('.shows-rings') || !isVisible(element))
        return false;
      if (element instanceof SVGElement || element.matches('img, input, textarea, canvas')) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return true;
      return (linesOf.get(element) ?? []).some(
        ({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom,
      );
    }

    function findCover(element: Element, frame: DOMRect): string | undefined {
      const isOwn = (hit: Element) => element.contains(hit) || hit.contains(element);
      // The rotated seal's bounding box has empty corners.
      const [columns, rows] = element.closest('.seal')
        ? [[0.2, 0.5, 0.8], [0.5]]
        : [
            [0.1, 0.3, 0.5, 0.7, 0.9],
            [0.35, 0.65],
          ];
      for (const row of rows) {
        const y = frame.top + row * frame.height;
        // Clear of the header, where the page can scroll.
        if (y < scrollY + 80 || y > scrollY + innerHeight - 1) scrollTo(0, y - innerHeight / 2);
        for (const column of columns) {
          const x = frame.left + column * frame.width;
          const first = document.elementFromPoint(x, y - scrollY);
          if (first && isOwn(first)) continue;
          const hits = document.elementsFromPoint(x, y - scrollY);
          const own = hits.findIndex(isOwn);
          if (own < 0) return 'is cut';
          const cover = hits.slice(0, own).find(hit => paintsAt(hit, x, y));
          if (cover) return `is under ${cover.localName}.${cover.getAttribute('class')}`;
        }
      }
      return undefined;
    }

    scrollTo(0, 0);
    for (const element of document.body.querySelectorAll('*')) {
      const frame = toPage(element.getBoundingClientRect());
      if (!leavesWindow(frame) || !isVisible(element)) continue;
      // Leaves may be cut off.
      if (element.closest('.leaves, svg *, .hidden-text, .skip-link')) continue;
      let box = element.parentElement;
      while (box && box !== document.body && getComputedStyle(box).overflowX === 'visible')
        box = box.parentElement;
      if (!box || box === document.body) report(element, frame, 'leaves the window');
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isVisible(element)) continue;
      if (element.closest('.hidden-text, .skip-link, script, style, noscript')) continue;
      // These scroll.
      if (element.closest('.policy-contents, .day-bar-note')) continue;
      if ([element, element.parentElement].some(part => part && getComputedStyle(part).clipPath !== 'none'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width >= 1).map(toPage);
      linesOf.set(element, [...(linesOf.get(element) ?? []), ...lines]);
    }
    const controls = [...document.querySelectorAll('.button, button, input, textarea')].filter(
      control => isVisible(control) && !control.matches('[type=radio], [type=checkbox], .skip-link'),
    );
    for (const [element, frames] of [
      ...linesOf,
      ...controls.map(control => [control, [toPage(control.getBoundingClientRect())]] as const),
    ])
      for (const frame of frames) {
        const fault = isCut(element, frame) ? 'is cut' : findCover(element, frame);
        if (fault) report(element, frame, fault);
      }
    scrollTo(0, 0);
    return [...faults];
  });

/** Finds long words that are broken without a hyphen. */
export const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.hidden-text, .seal')) continue;
      if (!element.closest('h1, h2, h3, a, button, label, dt, th')) continue;
      const words = (node.textContent ?? '').matchAll(/(?<![\p{L}@.])[\p{L}\u00ad]{8,}(?![\p{L}@.])/gu);
      for (const { 0: word, index } of words) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(pieces.map(({ bottom }) => Math.round(bottom / 8)));
        // Soft hyphens may break.
        if (lines.size > word.split('\u00ad').length) faults.add(`"${word}" is broken`);
      }
    }
    return [...faults];
  });
