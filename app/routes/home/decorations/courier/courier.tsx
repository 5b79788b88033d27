import { Svg } from '../../../../art/icons.tsx';

const head = (
  <>
    <path fill="#fff8ea" d="m4 42 18-4 3 13-18 4z" />
    <path fill="#c9c3cc" d="m4 42 13 6 5-10z" />
    <path fill="#c22a68" d="m14 46 4-1 1 4-4 1z" />
    <path fill="#fff0d4" d="m17 22q12-2 13 4 1 5-2 9-2 4-9 2-6-9-13 1-5-16 11-16z" />
    <path fill="#0e2430" d="m4 28q3 6 12 3 4 9 0 9-3 0-7-5-3 1-3 7-6-6-2-14zM21 25h3v3h-3z" />
  </>
);

/** Lands on the next button in the HTML (`courier.css`). */
export function Courier() {
  return (
    <div className="courier" aria-hidden="true">
      <div className="courier-bird">
        <Svg viewBox="0 0 96 72" className="courier-wing">
          <path fill="#1a5c80" d="m32 34q-5-20 4-26 8-6 24-8 6 2-2 6 5 3-4 6 3 6-8 22z" />
          <path fill="#a81f2b" d="m32 34q-5-20 11-30-3 12 1 30z" />
        </Svg>
        <Svg viewBox="0 0 96 72" className="courier-flying">
          <path fill="#d6332a" d="m17 22q7-7 12-4 5 2 12 6 7 3 23 16-14 9-24 10-10 2-23-14z" />
          <path fill="#b0222b" d="m19 38q15 8 37 0 22 4 39 16-19-4-37-10-18 12-39-6z" />
          <path fill="#1d7c93" d="m52 36q12 2 40 10-20 0-40-6z" />
          {head}
        </Svg>
        <Svg viewBox="0 0 96 72" className="courier-wing">
          <path
            fill="#164c7a"
            d="m46 37q-10-15-5-21 5-6 13-8 8-3 34-6 4 3-8 7 8 2-5 6 7 3-5 5 5 5-7 6 3 6-17 11z"
          />
          <path fill="#f4a521" d="m40 14 16-5q5 4 0 9 4 4-1 7 3 5-9 11z" />
          <path fill="#d6332a" d="m29 38q-2-16 7-22 8-5 18-8-8 11-7 29z" />
          <path fill="#ec5a3c" d="m29 38q-2-16 7-22 8-5 18-8-18 11-25 30z" />
        </Svg>
        <Svg viewBox="0 0 96 72" className="courier-sitting">
          <path
            fill="#d6332a"
            d="m20 16q7-7 12-4 6 3 10 11 3 8 10 15 8 8 6 16-2 8-13 15-11 7-17-8-6-15-8-31z"
          />
          <path
            fill="#b0222b"
            d="m22 32q9 8 10 16 1 8 10 12 10 4-1 7-11 3-14-4-3-7-5-31zM50 50q12 4 42 22-28-4-46-12z"
          />
          <path fill="#164c7a" d="m48 44q12 2 40 25-16-3-18-7-12 0-24-6z" />
          <path fill="#f4a521" d="m40 46 17 0q3 4-2 7 1 5-5 4-6 1-10-11z" />
          <path fill="#ec5a3c" d="m35 24q13 6 24 24-3 4-8 1-3 5-7 2-12-9-9-27z" />
          <path fill="#0e2430" d="m34 63 3 3 1 6-7 0zM45 63l3 1 3 8-8 0z" />
          <g transform="translate(3-6)">{head}</g>
        </Svg>
      </div>
    </div>
  );
}
