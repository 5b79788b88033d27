import { useEffect } from 'react';
import { Svg } from '../../../art/icons.tsx';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './letter.css?inline';

adoptStyle(css);

/** The letter folds into its envelope, is sealed, and a macaw carries it over the ticket. Whatever the visitor does next ends it. */
export function Letter({ onEnd }: { onEnd: () => void }) {
  useEffect(() => {
    const listeners = new AbortController();
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(type, onEnd, { passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [onEnd]);
  return (
    <div
      className="letter"
      aria-hidden="true"
      onAnimationEnd={({ target }) => (target as Element).matches('.letter-flight') && onEnd()}
    >
      <div className="letter-flight">
        <div className="letter-sheet">
          <Panel part="middle" lines={written.middle} />
          <Panel part="bottom" lines={written.bottom} />
          <Panel part="top" lines={written.top} />
        </div>
        <div className="letter-seal">
          <Seal />
        </div>
        <div className="letter-macaw">
          <Macaw />
        </div>
      </div>
    </div>
  );
}

/** A third of the sheet. */
const Panel = ({ part, lines }: { part: keyof typeof written; lines: readonly number[] }) => (
  <div className={`letter-panel letter-${part}`}>
    <div className="letter-face">
      <svg viewBox="0 0 560 140" preserveAspectRatio="xMinYMid" aria-hidden="true" focusable="false">
        {lines.map((line, index) => (
          <path key={line} d={`M4 ${38 + 38 * index}${inHand(line)}`} />
        ))}
      </svg>
    </div>
  </div>
);

/** A line of handwriting that means nothing in any language. */
const inHand = (strokes: number) =>
  Array.from({ length: strokes }, (_, index) => {
    const at = strokes + index;
    const high = (at * at) % 11 > 5 ? 24 : 7 + (at % 3);
    return at % 7 && at % 11 ? `c6 0 7-${high} 4-${high}s-5 ${high} 5 ${high}` : 'm8 0';
  }).join('');

/** Strokes of the pen in each line, in the shape of a letter. */
const written = {
  top: [15, 46, 53],
  middle: [51, 48, 57],
  bottom: [25, 0, 15],
};

function Seal() {
  return (
    <Svg viewBox="0 0 40 40">
      <circle cx="20" cy="20" r="19" fill="var(--color-primary)" />
      <circle cx="20" cy="20" r="14" fill="var(--scarlet)" />
      <path fill="var(--sun)" d="m20 10 2.6 7 7.4-2-5 5 5 5-7.4-2-2.6 7-2.6-7-7.4 2 5-5-5-5 7.4 2Z" />
    </Svg>
  );
}

/** A scarlet macaw (Ara macao) in flight, of facets. */
function Macaw() {
  return (
    <Svg viewBox="0 -4 290 224">
      <g className="letter-wing-far">
        <path fill="#164c7a" d="M200 110 226 48 272 6 262 40 228 96ZM208 112 268 60 282 62 262 84 226 106Z" />
        <path fill="#1d7c93" d="M205 110 262 40 284 30 272 58 228 100Z" />
        <path fill="#e08e1b" d="M222 100 240 52 254 40 256 56 236 94Z" />
        <path fill="#b9232b" d="M196 112 216 58 246 30 242 58 222 102Z" />
      </g>
      <path fill="#ec5a3c" d="M124 132 70 156 18 190 60 172 122 142Z" />
      <path fill="#d6332a" d="M122 136 60 170 2 206 56 192 120 152Z" />
      <path fill="#b9232b" d="M118 148 62 186 22 216 72 198 126 158Z" />
      <path fill="#1d7c93" d="M126 150 84 182 54 208 98 186 136 162Z" />
      <path fill="#0e2430" d="m172 156 12 2 2 14-8-4-5 6-3-8Zm20-4 10 1 2 13-7-4-5 5-3-8Z" />
      <path fill="#d6332a" d="M232 94 206 92 170 108 118 134 122 158 160 166 200 156 232 128Z" />
      <path fill="#ec5a3c" d="M206 92 170 108 118 134 152 130 216 110Z" />
      <path fill="#b9232b" d="M122 158 160 166 200 156 226 132 182 146Z" />
      <path fill="#d6332a" d="M204 94 218 78 238 73 254 83 260 100 248 117 230 130 208 118Z" />
      <path fill="#ec5a3c" d="M204 94 218 78 238 73 254 83 234 87Z" />
      <path fill="#fff0d4" d="M234 90 253 87 260 100 254 112 238 113 229 102Z" />
      <path fill="#c9c3cc" d="M229 102 238 113 254 112 244 106Z" />
      <path fill="#fff0d4" d="M252 85 268 89 281 103 282 124 271 112 256 110Z" />
      <path fill="#fde6bf" d="m256 110 15 2 11 12-4-14-10-8Z" />
      <path fill="#0e2430" d="M255 111 271 113 266 123 252 118ZM278 112 282 124 274 115Z" />
      <circle cx="241" cy="97" r="3.6" fill="#0e2430" />
      <circle cx="242.2" cy="95.8" r="1.1" fill="#fff0d4" />
      <g className="letter-wing-near">
        <path
          fill="#1d7c93"
          d="M196 100 176 34 100 0 132 36 168 96ZM176 110 112 56 52 46 100 78 152 112ZM160 122 98 98 74 108 108 118 142 128Z"
        />
        <path fill="#164c7a" d="M186 104 132 36 70 18 112 56 160 104ZM168 116 100 78 56 80 100 98 146 122Z" />
        <path fill="#f4a521" d="M192 92 172 44 138 36 126 60 120 82 124 104 146 124 178 118Z" />
        <path fill="#f7be55" d="M172 44 138 36 126 60 158 66ZM120 82 124 104 156 96Z" />
        <path fill="#d6332a" d="M212 106 200 60 180 30 164 44 154 68 152 92 164 118 200 126Z" />
        <path fill="#ec5a3c" d="M200 60 180 30 164 44 184 72ZM154 68 152 92 186 98Z" />
        <path fill="#b9232b" d="M186 98 164 118 200 126 212 106Z" />
      </g>
    </Svg>
  );
}
