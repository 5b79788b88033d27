import type { Page } from '@playwright/test';
import { type Box, faces } from '../../app/art/faces.ts';

/** What is wider than the page, and what of texts and pictures is cut off or lies under something else. */
export const damage = (page: Page, marked: Partial<typeof faces> = faces) =>
  page.evaluate(marks => {
    type Frame = { left: number; top: number; right: number; bottom: number };
    const findings = new Set<string>();
    let measured = 0;
    const round = (frame: Frame) =>
      [frame.left, frame.top, frame.right, frame.bottom].map(Math.round).join(' ');
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const meet = (one: Frame, other: Frame): Frame => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const moved = (frame: Frame): Frame => ({
      left: frame.left + scrollX,
      top: frame.top + scrollY,
      right: frame.right + scrollX,
      bottom: frame.bottom + scrollY,
    });
    const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    /** What the window's sides and the boxes round an element leave of it. */
    const frameOf = (
      element: Element,
      page: Frame = { ...everywhere, left: 0, right: innerWidth },
    ): Frame => {
      let frame = page;
      for (
        let holder = element.parentElement;
        holder && holder !== document.body;
        holder = holder.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(holder);
        const bounds = moved(holder.getBoundingClientRect());
        if (overflowX !== 'visible')
          frame = meet(frame, { ...everywhere, left: bounds.left, right: bounds.right });
        if (overflowY !== 'visible')
          frame = meet(frame, { ...everywhere, top: bounds.top, bottom: bounds.bottom });
      }
      return frame;
    };
    const inside = (one: Frame, other: Frame, slack: number) =>
      one.left >= other.left - slack &&
      one.right <= other.right + slack &&
      one.top >= other.top - slack &&
      one.bottom <= other.bottom + slack;
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    // Texts by line.
    const lines: { element: Element; frame: Frame; name: string }[] = [];
    const linesOf = new Map<Element, Frame[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !shown(element)) continue;
      if (element.closest('.hidden-text, .skip-link, script, style, noscript')) continue;
      if ([element, element.parentElement].some(one => one && getComputedStyle(one).clipPath !== 'none'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        const frame = moved(box);
        lines.push({
          element,
          frame,
          name: `"${node.textContent.trim().slice(0, 40)}" in ${nameOf(element)}`,
        });
        linesOf.set(element, [...(linesOf.get(element) ?? []), frame]);
      }
    }

    /** Whether something is painted by this very element at a point of the window. */
    const paints = (element: Element, x: number, y: number) => {
      if (element instanceof SVGSVGElement || !shown(element)) return false;
      if (element instanceof SVGElement || element.matches('img, input, textarea, canvas')) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      // Rings are cut by a mask along the edge that lies with them.
      if (element.matches('.rings')) return false;
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return true;
      return (linesOf.get(element) ?? []).some(
        ({ left, top, right, bottom }) =>
          x + scrollX > left && x + scrollX < right && y + scrollY > top && y + scrollY < bottom,
      );
    };
    /** What lies over an element at a point of the page: nothing, something, or the element is not there. */
    const over = (element: Element, x: number, y: number): Element | 'cut' | undefined => {
      const bar = element.closest('.bar');
      const picture = element.closest('.hero-picture');
      const first = document.elementFromPoint(x - scrollX, y - scrollY);
      if (first && element.contains(first)) return undefined;
      for (const hit of document.elementsFromPoint(x - scrollX, y - scrollY)) {
        if (hit === element || element.contains(hit)) return undefined;
        if (hit.contains(element)) {
          // A text may leave the box of its inline element; a picture that is not hit is cut off.
          if (element instanceof HTMLImageElement) continue;
          return undefined;
        }
        if (!bar && hit.closest('.bar')) continue;
        // Layers of one picture.
        if (picture?.contains(hit)) continue;
        if (paints(hit, x - scrollX, y - scrollY)) return hit;
      }
      return 'cut';
    };
    /** What lies over points of a part of an element, by its name. */
    const coverOf = (
      element: Element,
      { left, top, right, bottom }: Frame,
      columns: number,
      rows: number,
    ) => {
      for (let row = 0; row < rows; row += 1) {
        const y = top + ((row + 0.5) / rows) * (bottom - top);
        if (y < scrollY + 1 || y > scrollY + innerHeight - 1) scrollTo(0, y - innerHeight / 2);
        for (let column = 0; column < columns; column += 1) {
          const cover = over(element, left + ((column + 0.5) / columns) * (right - left), y);
          if (cover) return cover === 'cut' ? 'cut' : `under ${nameOf(cover)}`;
        }
      }
      return undefined;
    };

    // Wider than the page. What reaches over its sides is cut off by a frame of its own, or is a leaf or a layer of the hero.
    for (const root of [document.documentElement, document.body]) {
      if (root.scrollWidth > innerWidth)
        findings.add(`${root.tagName} is ${root.scrollWidth} px wide inside`);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('.leaves, svg *, .hidden-text, .skip-link') || !shown(element)) continue;
      const frame = moved(element.getBoundingClientRect());
      const seen = meet(frame, frameOf(element, everywhere));
      if (seen.right - seen.left < 1) continue;
      if (seen.left < -1 || seen.right > innerWidth + 1)
        findings.add(`${nameOf(element)} leaves the page: ${round(frame)}`);
    }

    for (const { element, frame, name } of lines) {
      // Letters reach a little out of tight lines.
      const slack = (frame.bottom - frame.top) * 0.2;
      if (!inside(frame, frameOf(element), Math.max(1, slack)))
        findings.add(`${name} is cut: ${round(frame)}`);
      // The seal is turned: corners of the box round its words lie beside them.
      const [columns, rows] = element.closest('.seal') ? [3, 1] : [5, 2];
      const middle = { ...frame, top: frame.top + slack, bottom: frame.bottom - slack };
      const cover = coverOf(element, middle, columns, rows);
      if (cover) findings.add(`${name} at ${round(frame)} is ${cover}`);
    }

    for (const image of document.images) {
      if (!shown(image)) continue;
      const { width, height, file } = drawingOf(image);
      const seen = marks[/\/pictures\/([\w-]+?)-\d+\./.exec(file)?.[1] ?? ''];
      // On a disc as small as a coin only a part is shown.
      if (!seen || image.offsetWidth < 120) continue;
      const { objectFit, objectPosition, borderLeftWidth } = getComputedStyle(image);
      const border = Number.parseFloat(borderLeftWidth);
      const bounds = moved(image.getBoundingClientRect());
      // Without what turns it a little.
      const wide = image.offsetWidth - 2 * border;
      const high = image.offsetHeight - 2 * border;
      const left = (bounds.left + bounds.right - wide) / 2;
      const top = (bounds.top + bounds.bottom - high) / 2;
      const fits = objectFit === 'contain' ? Math.min : Math.max;
      const scale = fits(wide / width, high / height);
      // `50%`, `12px` or `calc(100% + 60px)`.
      const [across = 0, down = 0] = (objectPosition.match(/calc\([^)]*\)|\S+/g) ?? []).map((part, axis) => {
        const free = axis ? high - height * scale : wide - width * scale;
        const [share, , by = '+'] = /(-?[\d.]+)%( ([+-]) )?/.exec(part)?.slice(1) ?? [];
        const [pixels = '0'] = /(-?[\d.]+)px/.exec(part)?.slice(1) ?? [];
        return (Number(share ?? 0) / 100) * free + (by === '-' ? -1 : 1) * Number(pixels);
      });
      const frame = meet(frameOf(image), { left, top, right: left + wide, bottom: top + high });
      for (const [way, boxes] of Object.entries(seen)) {
        for (const [name, [x, y, w, h]] of Object.entries<Box>(boxes)) {
          measured += 1;
          const face = {
            left: left + across + x * scale,
            top: top + down + y * scale,
            right: left + across + (x + w) * scale,
            bottom: top + down + (y + h) * scale,
          };
          const part = meet(face, frame);
          const outside = part.left >= part.right || part.top >= part.bottom;
          if (way === 'wholeOrNot' && outside) continue;
          const what = `${name} of ${nameOf(image)} at ${round(face)}`;
          if (!inside(face, frame, 2)) findings.add(`${what} leaves its frame: ${round(frame)}`);
          else {
            const cover = coverOf(image, face, 6, 6);
            if (cover) findings.add(`${what} is ${cover}`);
          }
        }
      }
    }
    scrollTo(0, 0);
    return { findings: [...findings], measured };

    /** The file and the size of what an image shows, as its sources say it for this window. */
    function drawingOf(image: HTMLImageElement) {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => !media || matchMedia(media).matches);
      const size = source ?? image;
      return {
        file: source?.srcset ?? image.src,
        width: Number(size.getAttribute('width')),
        height: Number(size.getAttribute('height')),
      };
    }
  }, marked);
