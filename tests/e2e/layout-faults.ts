import type { Page } from '@playwright/test';
import type { Box } from '../../app/art/focal-areas.ts';
import { pictureParts } from './picture-parts.ts';

/** Finds elements wider than the page, and texts and faces that are cut off or covered. */
export const findLayoutFaults = (page: Page, parts: Partial<typeof pictureParts> = pictureParts) =>
  page.evaluate(facesOf => {
    /** In page coordinates. */
    type Frame = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
    const everywhere: Frame = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const faults = new Set<string>();
    const linesOf = new Map<Element, Frame[]>();
    const clips = new Map<Element, Frame>();
    const sides = { ...everywhere, left: 0, right: innerWidth };

    // Hit tests must find elements without pointer events, but not the sticky planner bar and map. Deferred content needs its layout.
    const hittable = new CSSStyleSheet();
    hittable.replaceSync(
      '* { pointer-events: auto !important } .day-bar { position: static !important } .park-map { position: relative !important; top: 0 !important } .deferred { content-visibility: visible !important }',
    );
    const styles = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...styles, hittable];

    findSidewaysScroll();
    measureTexts();
    for (const [element, lines] of linesOf) for (const line of lines) findLineFaults(element, line);
    const faceResults = [...document.images].filter(isVisible).map(findFaceFaults);
    if (document.querySelector('.hero') && Object.keys(facesOf).length > 0 && !faceResults.includes(true))
      faults.add('No face of a picture was measured.');

    scrollTo(0, 0);
    document.adoptedStyleSheets = styles;
    return [...faults];

    function scrolls(element: Element | null) {
      return element !== null && element.scrollHeight > element.clientHeight + 1;
    }
    function isVisible(element: Element) {
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }
    function toPageFrame({ x, y, width, height }: DOMRect): Frame {
      return new DOMRect(x + scrollX, y + scrollY, width, height);
    }
    function frameOf(element: Element) {
      return toPageFrame(element.getBoundingClientRect());
    }
    function intersect(a: Frame, b: Frame): Frame {
      return {
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      };
    }
    function isInside(inner: Frame, outer: Frame, slack: number) {
      const { left, top, right, bottom } = intersect(inner, outer);
      const overhangs = [left - inner.left, top - inner.top, inner.right - right, inner.bottom - bottom];
      return Math.max(...overhangs) <= slack;
    }
    function nameOf(element: Element, frame = frameOf(element)) {
      const place = [frame.left, frame.top, frame.right, frame.bottom].map(Math.round).join(' ');
      return `${element.localName}.${element.getAttribute('class') ?? ''} at ${place}`;
    }

    /** What ancestors do not clip. */
    function clipOf(element: Element): Frame {
      const box = element.parentElement;
      if (!box || box === document.body) return everywhere;
      const clip = clips.get(box) ?? clipOf(box);
      clips.set(box, clip);
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, top, right, bottom } = frameOf(box);
      const horizontalClip = overflowX === 'visible' ? clip : intersect(clip, { ...everywhere, left, right });
      return overflowY === 'visible'
        ? horizontalClip
        : intersect(horizontalClip, { ...everywhere, top, bottom });
    }

    function findSidewaysScroll() {
      for (const root of [document.documentElement, document.body]) {
        if (root.scrollWidth > innerWidth)
          faults.add(`${root.localName} is ${root.scrollWidth} px wide inside`);
      }
      for (const element of document.body.querySelectorAll('*')) {
        // Leaves may be clipped.
        if (element.closest('.leaves, svg *, .hidden-text, .skip-link') || !isVisible(element)) continue;
        const frame = frameOf(element);
        if (isInside(frame, sides, 1)) continue;
        const visibleFrame = intersect(frame, clipOf(element));
        if (visibleFrame.right - visibleFrame.left >= 1 && !isInside(visibleFrame, sides, 1))
          faults.add(`${nameOf(element)} leaves the page`);
      }
    }

    function measureTexts() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || !isVisible(element)) continue;
        if (element.closest('.hidden-text, .skip-link, script, style, noscript')) continue;
        // These texts scroll.
        if (scrolls(element.closest('.policy-contents, .day-bar-note'))) continue;
        const clippingElements = [element, element.parentElement ?? element];
        if (clippingElements.some(ancestor => getComputedStyle(ancestor).clipPath !== 'none')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const frames = [...range.getClientRects()].filter(({ width }) => width >= 1).map(toPageFrame);
        linesOf.set(element, [...(linesOf.get(element) ?? []), ...frames]);
      }
    }

    function findLineFaults(element: Element, frame: Frame) {
      const name = `"${element.textContent?.trim().slice(0, 40)}" in ${nameOf(element, frame)}`;
      // Glyphs may exceed tight lines.
      const slack = (frame.bottom - frame.top) * 0.2;
      if (!isInside(frame, intersect(clipOf(element), sides), Math.max(1, slack)))
        faults.add(`${name} is cut`);
      const part = element.closest('section, header, footer, figure');
      if (part && frame.bottom > frameOf(part).bottom + slack) faults.add(`${name} leaves ${nameOf(part)}`);
      // The rotated seal's bounding box has empty corners.
      const [columns, rows] = element.closest('.seal') ? [3, 1] : [5, 2];
      const middle = intersect(frame, {
        ...everywhere,
        top: frame.top + slack,
        bottom: frame.bottom - slack,
      });
      const cover = coverOf(element, middle, columns, rows);
      if (cover) faults.add(`${name} is ${cover}`);
    }

    /** Returns what covers any point of a grid. */
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
      const layers = element.closest('.hero-picture');
      // Fast path: `elementsFromPoint` is slow.
      const first = document.elementFromPoint(x, y);
      if (first && element.contains(first)) return undefined;
      for (const hit of document.elementsFromPoint(x, y)) {
        if (element.contains(hit)) return undefined;
        // Text may overflow its inline element, but an image that is not hit is cut off.
        if (hit.contains(element) && !(element instanceof HTMLImageElement)) return undefined;
        const passes = (hit.closest('.header') && !element.closest('.header')) || layers?.contains(hit);
        if (!passes && !hit.contains(element) && paintsAt(hit, x, y)) return `under ${nameOf(hit)}`;
      }
      return 'cut';
    }
    function paintsAt(element: Element, x: number, y: number) {
      // Rings are masked.
      if (element instanceof SVGSVGElement || element.matches('.shows-rings') || !isVisible(element))
        return false;
      if (element instanceof SVGElement || element.matches('img, input, textarea, canvas')) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return true;
      const point = toPageFrame(new DOMRect(x, y));
      return (linesOf.get(element) ?? []).some(line => isInside(point, line, 0));
    }

    function findFaceFaults(image: HTMLImageElement): boolean {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => !media || matchMedia(media).matches);
      const file = /\/pictures\/([\w-]+?)-\d+\./.exec(source?.srcset ?? image.src)?.[1];
      const faces = facesOf[source?.dataset['inlined'] ?? file ?? ''];
      // These pictures may be cropped.
      if (!faces || image.offsetWidth < 120 || image.matches('.policy-scene')) return false;
      const [width = 0, height = 0] = ['width', 'height'].map(side =>
        Number((source ?? image).getAttribute(side)),
      );
      const { objectFit, objectPosition, borderLeftWidth } = getComputedStyle(image);
      const border = Number.parseFloat(borderLeftWidth);
      // Without its rotation.
      const bounds = frameOf(image);
      const boxWidth = image.offsetWidth - 2 * border;
      const boxHeight = image.offsetHeight - 2 * border;
      const left = (bounds.left + bounds.right - boxWidth) / 2;
      const top = (bounds.top + bounds.bottom - boxHeight) / 2;
      const scaleOf = objectFit === 'contain' ? Math.min : Math.max;
      const scale = scaleOf(boxWidth / width, boxHeight / height);
      const freeSpace = [boxWidth - width * scale, boxHeight - height * scale];
      // `50%`, `12px` or `calc(100% + 60px)`.
      const [offsetX = 0, offsetY = 0] = (objectPosition.match(/calc\([^)]*\)|\S+/g) ?? []).map(
        (position, axis) => {
          const share = Number.parseFloat(/-?[\d.]+(?=%)/.exec(position)?.[0] ?? '0');
          const pixels = Number.parseFloat(/-?[\d.]+(?=px)/.exec(position)?.[0] ?? '0');
          return (share / 100) * (freeSpace[axis] ?? 0) + (position.includes(' - ') ? -pixels : pixels);
        },
      );
      const frame = intersect(intersect(clipOf(image), sides), new DOMRect(left, top, boxWidth, boxHeight));
      for (const rule of ['always', 'allOrNothing'] as const) {
        const boxes = faces[rule] ?? {};
        for (const [part, [x, y, w, h]] of Object.entries<Box>(boxes)) {
          const [faceLeft, faceTop] = [left + offsetX + x * scale, top + offsetY + y * scale];
          const face = new DOMRect(faceLeft, faceTop, w * scale, h * scale);
          const visibleFace = intersect(face, frame);
          if (
            rule === 'allOrNothing' &&
            (visibleFace.left >= visibleFace.right || visibleFace.top >= visibleFace.bottom)
          )
            continue;
          const cover = isInside(face, frame, 2) ? coverOf(image, face, 6, 6) : 'out of its frame';
          if (cover) faults.add(`${part} of ${nameOf(image, face)} is ${cover}`);
        }
      }
      return true;
    }
  }, parts);
