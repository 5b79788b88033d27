import { Svg } from '../../art/icons.tsx';

/** The shapes and colors of `sources/seal.svg`. */
export function Seal() {
  return (
    <Svg viewBox="0 0 400 400">
      <path
        d="M227 48l-17-3q-2-28 23-32zM277 67l-15-9q8-28 33-23zM318 101l-11-13q17-23 39-10zM345 147l-6-16q24-16 40 4zM354 200l0-17q28-7 36 17zM345 253l6-16q28 3 28 28zM318 299l11-13q26 13 17 36zM277 333l15-8q20 21 3 40zM227 352l16-3q12 26-10 38zM173 352l17 3q2 28-23 32zM123 333l15 9q-8 28-33 23zM82 299l11 13q-17 23-39 10zM55 253l6 16q-24 16-40-4zM46 200l0 17q-28 7-36-17zM55 147l-6 16q-28-3-28-28zM82 101l-11 13q-26-13-17-36zM123 67l-15 8q-20-21-3-40zM173 48l-16 3q-12-26 10-38z"
        fill="#2A8CA0"
      />
      <path
        d="M227 48l16 3q12-26-10-38zM277 67l15 8q20-21 3-40zM318 101l11 13q26-13 17-36zM345 147l6 16q28-3 28-28zM354 200l0 17q28 7 36-17zM345 253l-6 16q24 16 40-4zM318 299l-11 13q17 23 39 10zM277 333l-15 9q8 28 33 23zM227 352l-17 3q-2 28 23 32zM173 352l-16-3q-12 26 10 38zM123 333l-15-8q-20 21-3 40zM82 299l-11-13q-26 13-17 36zM55 253l-6-16q-28 3-28 28zM46 200l0-17q-28-7-36 17zM55 147l6-16q-24-16-40 4zM82 101l11-13q-17-23-39-10zM123 67l15-9q-8-28-33-23zM173 48l17-3q2-28-23-32z"
        fill="#164C7A"
      />
      <path
        d="M200 46l-21 0q-9-35 21-45zM253 55l-20-7q3-36 35-35zM299 82l-16-14q16-32 45-20zM333 123l-10-18q26-26 49-5zM352 173l-4-21q33-14 48 13zM352 227l3-21q36-3 41 29zM333 277l11-18q35 10 28 41zM299 318l16-14q30 22 13 48zM253 345l20-8q20 30-5 50zM200 354l21 0q9 35-21 45zM147 345l20 7q-3 36-35 35zM101 318l16 14q-16 32-45 20zM67 277l10 18q-26 26-49 5zM48 227l4 21q-33 14-48-13zM48 173l-3 21q-36 3-41-29zM67 123l-11 18q-35-10-28-40zM101 82l-16 14q-30-22-13-48zM147 55l-20 8q-20-30 5-50z"
        fill="#F7BE55"
      />
      <path
        d="M200 46l21 0q9-35-21-45zM253 55l20 8q20-30-5-50zM299 82l16 14q30-22 13-48zM333 123l11 18q35-10 28-41zM352 173l3 21q36 3 41-29zM352 227l-4 21q33 14 48-13zM333 277l-10 18q26 26 49 5zM299 318l-16 14q16 32 45 20zM253 345l-20 7q3 36 35 35zM200 354l-21 0q-9 35 21 45zM147 345l-20-8q-20 30 5 50zM101 318l-16-14q-30 22-13 48zM67 277l-11-18q-35 10-28 41zM48 227l-3-21q-36-3-41 29zM48 173l4-21q-33-14-48 13zM67 123l10-18q-26-26-49-4zM101 82l16-14q-16-32-45-20zM147 55l20-7q-3-36-35-35z"
        fill="#E08E1B"
      />
      <circle cx="200" cy="200" r="163" fill="#F4A521" />
      <circle cx="200" cy="200" r="156" fill="#EEA17B" />
      <circle cx="200" cy="200" r="149" fill="#FCD79F" />
      <circle cx="200" cy="200" r="136" fill="#FFE9BC" />
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
