import { Svg } from '../../../../art/icons.tsx';

const head = (
  <>
    <path fill="#ec5a3c" d="m15 25 5-7 10-2 8 8-7 11-13-2z" />
    <path fill="#fff8ea" d="m14 26 7-5 7 4-3 8-7 2z" />
    <path fill="#ffe9bc" d="m15 23-6 3-4 9 11-3z" />
    <path fill="#0e2430" d="m5 35 2 4 6 2 4-6-1-3zm14-11h3v3h-3z" />
  </>
);

/** The sealed letter with the ticket. */
const letter = (
  <>
    <path fill="#fff8ea" d="m25 48 18-4 3 13-18 4z" />
    <path fill="#c9c3cc" d="m25 48 12 6 6-10-5 12z" />
    <path fill="#c22a68" d="m34 51 4-1 1 4-4 1z" />
  </>
);

/** A paper macaw that carries a ticket down the page and lands on the button that follows it in the HTML (`courier.css`). */
function Courier() {
  return (
    <div className="courier" aria-hidden="true">
      <div className="courier-bird">
        <Svg viewBox="0 0 96 72" className="courier-wing">
          <path fill="#8f1f2c" d="m36 34 8-20 12 1-4 22z" />
          <path fill="#164c7a" d="m44 14 14-14 15-0-4 7 3 2-8 6 2 3-14 19z" />
        </Svg>
        <Svg viewBox="0 0 96 72" className="courier-flying">
          <path fill="#1d7c93" d="m50 36 45 11-44-4z" />
          <path fill="#b9232b" d="m46 33 44 20-44-8z" />
          <path fill="#d6332a" d="m24 24 24 5 12 11-14 8-19-6z" />
          <path fill="#8f1f2c" d="m27 42 33-2-14 8z" />
          {letter}
          {head}
        </Svg>
        <Svg viewBox="0 0 96 72" className="courier-wing">
          <path fill="#d6332a" d="m29 33 13-15 14 3-4 18-14 3z" />
          <path fill="#ec5a3c" d="m29 33 13-15 6 1-4 20z" />
          <path fill="#f4a521" d="m42 18 9-9 11 5-6 7z" />
          <path fill="#1d7c93" d="m51 9 12-8 22-1-23 14z" />
          <path fill="#164c7a" d="m56 21 6-7 23-14-5 8 4 2-9 7 3 3-10 7 1 3-17 8z" />
        </Svg>
        <Svg viewBox="0 0 96 72" className="courier-sitting">
          <path fill="#1d7c93" d="m52 50 42 17-44-8z" />
          <path fill="#b9232b" d="m48 46 40 25-40-12z" />
          <path fill="#d6332a" d="m23 22 15-5 18 26-6 20-17 2-9-20z" />
          <path fill="#8f1f2c" d="m24 45 9 20 17-2-10-15z" />
          <path fill="#ec5a3c" d="m34 27 9-3 13 17-12 9z" />
          <path fill="#f4a521" d="m44 50 12-9 4 8-11 8z" />
          <path fill="#164c7a" d="m49 57 11-8 22 18-26-5z" />
          <path fill="#0e2430" d="m32 64 2 8h-6zm12-1 4 9h-6z" />
          <g transform="translate(-16-2)">{letter}</g>
          <g transform="translate(3-6)">{head}</g>
        </Svg>
      </div>
    </div>
  );
}

export { Courier as OnButton };
