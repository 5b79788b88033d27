import { Svg } from './icons.tsx';

/** References the symbol in the document (`logo-symbol.tsx`), which keeps the drawing out of the bundle. */
export function Logo() {
  return (
    <Svg viewBox="0 0 512 512">
      <use href="#logo" />
    </Svg>
  );
}
