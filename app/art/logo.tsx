import { Svg } from './marks.tsx';

/** The park's mark. Its drawing stands once in the document (`logo-symbol.tsx`), and in no script. */
export function Logo() {
  return (
    <Svg viewBox="0 0 512 512">
      <use href="#logo" />
    </Svg>
  );
}
