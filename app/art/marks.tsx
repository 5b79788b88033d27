/**
 * The small drawings that are part of the page: the mark, icons. What one page alone shows stands in its own file. Inline, in the page's own colours. All are
 * decoration beside words, so all are hidden from screen readers.
 */
import { type ReactNode, useId } from 'react';

/** The park's mark: a macaw's head on a gold disc. Drawn in `sources/logo.svg`. */
export function Logo() {
  const disc = useId();
  return (
    <Svg viewBox="0 0 512 512">
      <clipPath id={disc}>
        <circle cx="256" cy="256" r="248" />
      </clipPath>
      <circle cx="256" cy="256" r="248" fill="#F4A521" />
      <g clipPath={`url(#${disc})`}>
        <path d="M280 62C400 40 512 130 516 270C516 380 470 460 430 520H300L400 300Z" fill="#1D7C93" />
        <path d="M280 62C410 56 486 160 468 300C454 400 420 470 386 520H280L420 260Z" fill="#8FB24E" />
        <path
          d="M148 186C152 96 226 52 300 62C394 76 436 180 420 290C406 384 366 456 334 520H150C170 466 184 430 196 390Z"
          fill="#D6332A"
        />
        <path d="M148 186C152 96 226 52 300 62C246 72 200 110 188 176Z" fill="#EC5A3C" />
      </g>
      <path
        d="M222 312C176 306 140 320 118 348C124 396 172 420 216 398C238 376 240 340 222 312Z"
        fill="#0E2430"
      />
      <path
        d="M172 176C218 142 300 152 318 208C330 264 290 334 214 358C196 300 176 240 172 176Z"
        fill="#FFF0D4"
      />
      <path
        d="M184 166C108 150 46 208 46 300C46 344 58 384 78 416C86 368 114 330 154 318C182 310 204 312 224 316C208 270 198 220 184 166Z"
        fill="#FFF0D4"
      />
      <path
        d="M47 282C43 332 58 384 78 416C86 368 114 330 154 318C182 310 204 312 226 318C200 288 158 284 124 304C96 320 64 316 47 282Z"
        fill="#0E2430"
      />
      <path d="M178 170L187 165C201 220 213 272 230 322L213 318C196 272 185 222 178 170Z" fill="#0E2430" />
      <path d="M162 184C118 174 84 202 70 246C94 212 124 198 166 202Z" fill="#fff" />
      <path
        d="M214 262Q240 280 274 270M224 290Q248 306 278 296M232 318Q248 328 266 322"
        fill="none"
        stroke="#D6332A"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="254" cy="224" r="27" fill="#0E2430" />
      <circle cx="264" cy="213" r="9.5" fill="#fff" />
    </Svg>
  );
}

export function Arrow() {
  return (
    <Svg viewBox="0 0 20 20" line={2.4}>
      <path d="M3 10h13M11 5l5 5-5 5" />
    </Svg>
  );
}

/** Two waves to open the menu and a cross to close it; `ui/bar.css` shows the one that is due. */
export function MenuIcon() {
  return (
    <Svg viewBox="0 0 24 24" line={2.6}>
      <path d="M3 7.5q4.5-3 9 0t9 0" />
      <path d="M3 16.5q4.5-3 9 0t9 0" />
      <path className="menu-cross" d="M5 5l14 14M19 5L5 19" />
    </Svg>
  );
}

/** As wide as its place. */
export function Wave() {
  return (
    <svg viewBox="0 0 60 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path
        d="M2 5q7-5 14 0t14 0 14 0 14 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <Svg viewBox="0 0 24 24" line={2.6}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Svg>
  );
}

export function WarningIcon() {
  return (
    <Svg viewBox="0 0 20 20" line={2.2}>
      <circle cx="10" cy="10" r="8.4" />
      <path d="M10 5.6v5.2M10 14.2v.1" />
    </Svg>
  );
}

export function Svg({ viewBox, children, line }: { viewBox: string; children: ReactNode; line?: number }) {
  const stroke = line
    ? ({
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: line,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      } as const)
    : {};
  return (
    <svg viewBox={viewBox} aria-hidden="true" focusable="false" {...stroke}>
      {children}
    </svg>
  );
}
