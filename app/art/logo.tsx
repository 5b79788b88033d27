/** Runs in the build and in islands. */
import { Svg } from './icons.tsx';

/** References `logo-symbol.tsx` in the document, to keep the drawing out of the bundle. */
export function Logo() {
  return (
    <Svg viewBox="0 0 512 512">
      <use href="#logo" />
    </Svg>
  );
}
