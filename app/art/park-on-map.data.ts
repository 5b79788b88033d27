import { park } from '../../domain/park.ts';
import { onMap, onOutline } from './tenerife.ts';

const { left, top } = onMap(park.geo);
const { x, y } = onOutline(park.geo);

/** Places the pin of the map: a rule, because the pages' security policy allows no `style` attribute. */
export const css = `.map-pin{left:${(left * 100).toFixed(2)}%;top:${(top * 100).toFixed(2)}%}`;

/** Where the pin of the printed plan stands. */
export const pin = { x: Math.round(x), y: Math.round(y) };
