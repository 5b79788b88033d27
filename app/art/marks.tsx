/**
 * The small drawings that are part of the page: the mark, the seal, icons. Inline, in the page's own colours. All are
 * decoration beside words, so all are hidden from screen readers.
 */
import { type ReactNode, useId } from 'react';

function Svg({ viewBox, children, line }: { viewBox: string; children: ReactNode; line?: number }) {
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

/** A notched disc for a figure to stand on. Drawn in `sources/seal.svg`. */
export function Seal() {
  return (
    <Svg viewBox="0 0 400 400">
      <path
        d="M378 200C378 210.9 395.7 214.8 394.3 225.6C392.9 236.4 374.8 235.5 371.9 246.1C369.1 256.6 385.3 264.9 381.1 275C376.9 285.1 359.6 279.5 354.2 289C348.7 298.5 362.1 310.6 355.5 319.3C348.8 328 333.6 318.1 325.9 325.9C318.1 333.6 328 348.8 319.3 355.5C310.6 362.1 298.5 348.7 289 354.2C279.5 359.6 285.1 376.9 275 381.1C264.9 385.3 256.6 369.1 246.1 371.9C235.5 374.8 236.4 392.9 225.6 394.3C214.8 395.7 210.9 378 200 378C189.1 378 185.2 395.7 174.4 394.3C163.6 392.9 164.5 374.8 153.9 371.9C143.4 369.1 135.1 385.3 125 381.1C114.9 376.9 120.5 359.6 111 354.2C101.5 348.7 89.4 362.1 80.7 355.5C72 348.8 81.9 333.6 74.1 325.9C66.4 318.1 51.2 328 44.5 319.3C37.9 310.6 51.3 298.5 45.8 289C40.4 279.5 23.1 285.1 18.9 275C14.7 264.9 30.9 256.6 28.1 246.1C25.2 235.5 7.1 236.4 5.7 225.6C4.3 214.8 22 210.9 22 200C22 189.1 4.3 185.2 5.7 174.4C7.1 163.6 25.2 164.5 28.1 153.9C30.9 143.4 14.7 135.1 18.9 125C23.1 114.9 40.4 120.5 45.8 111C51.3 101.5 37.9 89.4 44.5 80.7C51.2 72 66.4 81.9 74.1 74.1C81.9 66.4 72 51.2 80.7 44.5C89.4 37.9 101.5 51.3 111 45.8C120.5 40.4 114.9 23.1 125 18.9C135.1 14.7 143.4 30.9 153.9 28.1C164.5 25.2 163.6 7.1 174.4 5.7C185.2 4.3 189.1 22 200 22C210.9 22 214.8 4.3 225.6 5.7C236.4 7.1 235.5 25.2 246.1 28.1C256.6 30.9 264.9 14.7 275 18.9C285.1 23.1 279.5 40.4 289 45.8C298.5 51.3 310.6 37.9 319.3 44.5C328 51.2 318.1 66.4 325.9 74.1C333.6 81.9 348.8 72 355.5 80.7C362.1 89.4 348.7 101.5 354.2 111C359.6 120.5 376.9 114.9 381.1 125C385.3 135.1 369.1 143.4 371.9 153.9C374.8 164.5 392.9 163.6 394.3 174.4C395.7 185.2 378 189.1 378 200Z"
        fill="#F4A521"
      />
      <circle cx="200" cy="200" r="160" fill="#F7BE55" />
      <circle
        cx="200"
        cy="200"
        r="160"
        fill="none"
        stroke="#0E2430"
        strokeWidth="3"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
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

export function Star() {
  return (
    <Svg viewBox="0 0 20 20">
      <path
        fill="currentColor"
        d="M10 1.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6L10 14.7l-5.4 3 1.2-6L1.3 7.5l6.1-.7z"
      />
    </Svg>
  );
}

/** Two waves to open the menu and a cross to close it; `styles/bar.css` shows the one that is due. */
export function MenuIcon() {
  return (
    <Svg viewBox="0 0 24 24" line={2.6}>
      <path d="M3 7.5q4.5-3 9 0t9 0" />
      <path d="M3 16.5q4.5-3 9 0t9 0" />
      <path className="menu-cross" d="M5 5l14 14M19 5L5 19" />
    </Svg>
  );
}

export function CloseIcon() {
  return (
    <Svg viewBox="0 0 24 24" line={2.6}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Svg>
  );
}

export function CalendarIcon() {
  return (
    <Svg viewBox="0 0 22 22" line={2.2}>
      <rect x="2" y="4" width="18" height="16" rx="4" />
      <path d="M2 9h18M7 1.5v4M15 1.5v4" />
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

/** The pin on the map. */
export function Pin() {
  return (
    <Svg viewBox="0 0 56 76">
      <path fill="#D6332A" d="M28 74C10 50 3 40 3 27a25 25 0 0 1 50 0c0 13-7 23-25 47z" />
      <circle cx="28" cy="27" r="13" fill="#FFF0D4" />
    </Svg>
  );
}

export function SunIcon() {
  return (
    <Svg viewBox="0 0 28 28" line={2.6}>
      <circle cx="14" cy="14" r="6" fill="currentColor" />
      <path d="M14 1.5v3.5M14 23v3.5M1.5 14H5M23 14h3.5M5 5l2.5 2.5M20.5 20.5L23 23M23 5l-2.5 2.5M5 23l2.5-2.5" />
    </Svg>
  );
}

export function PinIcon() {
  return (
    <Svg viewBox="0 0 28 28">
      <path fill="currentColor" d="M14 26C7 18 5 14 5 10a9 9 0 0 1 18 0c0 4-2 8-9 16z" />
      <circle cx="14" cy="10.5" r="3.4" fill="#FFF0D4" />
    </Svg>
  );
}

export function PhoneIcon() {
  return (
    <Svg viewBox="0 0 28 28">
      <path
        fill="currentColor"
        d="M8 3l4 6-3 3c1 3 4 6 7 7l3-3 6 4c0 3-2 5-5 5C11 25 3 16 3 8c0-3 2-5 5-5z"
      />
    </Svg>
  );
}

export function MailIcon() {
  return (
    <Svg viewBox="0 0 28 28">
      <path fill="currentColor" d="M2 6h24v16H2z" />
      <path d="M2 6.5l12 9 12-9" fill="none" stroke="#FFF0D4" strokeWidth="2.4" />
    </Svg>
  );
}

/** A kite: Kids Attractions. */
export function KiteIcon() {
  return (
    <Svg viewBox="0 0 52 52">
      <circle cx="26" cy="26" r="25" fill="#F4A521" />
      <path d="M30 7L42 21 26 37 17 18Z" fill="#0E2430" />
      <path d="M30 7L26 37 17 18Z" fill="#D6332A" />
      <path
        d="M26 37c-6 2-2 6-8 7s-4-3-9-2"
        fill="none"
        stroke="#0E2430"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </Svg>
  );
}

/** The sun over the sea: All-Day Adventure. */
export function HorizonIcon() {
  return (
    <Svg viewBox="0 0 52 52">
      <circle cx="26" cy="26" r="25" fill="#EEA17B" />
      <circle cx="26" cy="25" r="12" fill="#FFE9BC" />
      <path
        d="M1.2 30q6-4 12.4 0t12.4 0 12.4 0 12.4 0A25 25 0 0 1 26 51 25 25 0 0 1 1.2 30Z"
        fill="#1D7C93"
      />
      <path d="M5 39q5-3.5 10.5 0t10.5 0 10.5 0 10.5 0A25 25 0 0 1 26 51 25 25 0 0 1 5 39Z" fill="#11474B" />
    </Svg>
  );
}

/** A leaf: Educational & Fun. */
export function LeafIcon() {
  return (
    <Svg viewBox="0 0 52 52">
      <circle cx="26" cy="26" r="25" fill="#8FB24E" />
      <path d="M26 42C14 36 12 22 26 10c14 12 12 26 0 32z" fill="#11474B" />
      <path
        d="M26 42V18M26 30l6-6M26 36l-7-7"
        fill="none"
        stroke="#8FB24E"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </Svg>
  );
}

/**
 * Tenerife in outline with the park's town, for the plan of the day on paper. Equirectangular from 28.6 N, 16.93 W:
 * 310 units a degree of latitude.
 */
export function IslandOutline({ town }: { town: string }) {
  return (
    <Svg viewBox="-34 0 262 192" line={2}>
      <path d="M216 6 219 10 221 21 208 26 194 35 174 55 156 69 153 76 153 81 155 88 146 105 137 134 137 140 129 147 120 160 106 173 104 178 101 177 91 178 78 184 64 186 59 172 53 167 53 162 47 155 36 142 35 136 25 118 24 109 21 100 19 97 2 80 4 79 21 66 26 65 41 70 50 69 67 65 93 62 100 57 112 55 126 46 142 24 146 20 158 14 164 7 168 9 180 8 184 10 198 9 211 4Z" />
      <path d="M64 108 79 92 94 108" />
      <path d="M104 55C96 44 96 34 104 34S112 44 104 55Z" fill="currentColor" />
      <text x="90" y="46" textAnchor="end" fontSize="13" fontWeight="700" fill="currentColor" stroke="none">
        {town}
      </text>
    </Svg>
  );
}
