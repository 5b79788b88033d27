import { createElement, type ReactNode, useId } from 'react';
import drawing from './logo.json' with { type: 'json' };
import { Svg } from './marks.tsx';

/** Tag, attributes, what is inside. */
export type DrawnElement = [tag: string, attributes: Record<string, string>, inside: DrawnElement[]];

const [, { viewBox = '' }, elements] = drawing as DrawnElement;

/** The park's mark, drawn in `sources/logo.svg`. */
export function Logo() {
  // It stands in a page more than once.
  const own = useId();
  const draw = ([tag, attributes, inside]: DrawnElement, key: number): ReactNode => {
    const entries = Object.entries(attributes).map(([name, value]) => [
      name,
      name === 'id' ? own + value : value.replace('url(#', `url(#${own}`),
    ]);
    return createElement(tag, { key, ...Object.fromEntries(entries) }, ...inside.map(draw));
  };
  return <Svg viewBox={viewBox}>{elements.map(draw)}</Svg>;
}
