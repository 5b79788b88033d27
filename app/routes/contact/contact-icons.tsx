import { Svg } from '../../art/icons.tsx';

export function MapPin() {
  return (
    <Svg viewBox="0 0 56 76" className="map-pin">
      <path fill="var(--scarlet)" d="M28 74C10 50 3 40 3 27a25 25 0 0 1 50 0c0 13-7 23-25 47z" />
      <circle cx="28" cy="27" r="13" fill="var(--cream)" />
    </Svg>
  );
}

export function ClockIcon() {
  return (
    <Svg viewBox="0 0 28 28" line={2.8}>
      <circle cx="14" cy="14" r="11" />
      <path d="M14 7.500V14l4.500 3" />
    </Svg>
  );
}

export function PinIcon() {
  return (
    <Svg viewBox="0 0 28 28">
      <path fill="currentColor" d="M14 26C7 18 5 14 5 10a9 9 0 0 1 18 0c0 4-2 8-9 16z" />
      <circle cx="14" cy="10.5" r="3.4" fill="var(--cream)" />
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

export function BusIcon() {
  return (
    <Svg viewBox="0 0 28 28">
      <path
        fill="currentColor"
        d="M4 7a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v14a2 2 0 0 1-1 2v2h-4v-2H9v2H5v-2a2 2 0 0 1-1-2z"
      />
      <path fill="var(--cream)" d="M7 8h14v6H7zM7 17h3.500v2.500H7zM17.500 17H21v2.500h-3.500z" />
    </Svg>
  );
}

export function MailIcon() {
  return (
    <Svg viewBox="0 0 28 28">
      <path fill="currentColor" d="M2 6h24v16H2z" />
      <path d="M2 6.5l12 9 12-9" fill="none" stroke="var(--cream)" strokeWidth="2.4" />
    </Svg>
  );
}
