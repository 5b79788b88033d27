/** The small drawings of the home page (see `marks.tsx`). */
import { Svg } from '../../art/marks.tsx';

/** A notched disc for a figure to stand on. Drawn in `sources/seal.svg`, in its colours. */
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

/** A kite: Kids Attractions. */
export function KiteIcon() {
  return (
    <Svg viewBox="0 0 52 52">
      <circle cx="26" cy="26" r="25" fill="var(--gold)" />
      <path d="M30 7L42 21 26 37 17 18Z" fill="var(--ink)" />
      <path d="M30 7L26 37 17 18Z" fill="var(--scarlet)" />
      <path
        d="M26 37c-6 2-2 6-8 7s-4-3-9-2"
        fill="none"
        stroke="var(--ink)"
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
      <circle cx="26" cy="26" r="25" fill="var(--ring-3)" />
      <circle cx="26" cy="25" r="12" fill="var(--sun)" />
      <path
        d="M1.2 30q6-4 12.4 0t12.4 0 12.4 0 12.4 0A25 25 0 0 1 26 51 25 25 0 0 1 1.2 30Z"
        fill="var(--sea)"
      />
      <path
        d="M5 39q5-3.5 10.5 0t10.5 0 10.5 0 10.5 0A25 25 0 0 1 26 51 25 25 0 0 1 5 39Z"
        fill="var(--jungle)"
      />
    </Svg>
  );
}

/** A leaf: Educational & Fun. */
export function LeafIcon() {
  return (
    <Svg viewBox="0 0 52 52">
      <circle cx="26" cy="26" r="25" fill="var(--leaf)" />
      <path d="M26 42C14 36 12 22 26 10c14 12 12 26 0 32z" fill="var(--jungle)" />
      <path
        d="M26 42V18M26 30l6-6M26 36l-7-7"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </Svg>
  );
}
