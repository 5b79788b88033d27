/** Runs in the build and in islands. */
import type { ReactNode } from 'react';

export function Arrow() {
  return (
    <Svg viewBox="0 0 20 20" line={2.4}>
      <path d="M3 10h13M11 5l5 5-5 5" />
    </Svg>
  );
}

/** Waves and a cross; `components/menu.css` hides one of them. */
export function MenuIcon() {
  return (
    <Svg viewBox="0 0 24 24" line={2.6}>
      <path d="M3 7.5q4.5-3 9 0t9 0" />
      <path d="M3 16.5q4.5-3 9 0t9 0" />
      <path className="menu-cross" d="M5 5l14 14M19 5L5 19" />
    </Svg>
  );
}

export function GlobeIcon() {
  return (
    <Svg viewBox="0 0 24 24" line={2}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c-6 5-6 13 0 18M12 3c6 5 6 13 0 18" />
    </Svg>
  );
}

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

export function CalendarIcon() {
  return (
    <Svg viewBox="0 0 22 22" line={2.2}>
      <rect x="2" y="4" width="18" height="16" rx="4" />
      <path d="M2 9h18M7 1.5v4M15 1.5v4" />
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

export function WarningIcon() {
  return (
    <Svg viewBox="0 0 20 20" line={2.2}>
      <circle cx="10" cy="10" r="8.4" fill="currentColor" />
      <path d="M10 5.6v5.2M10 14.2v.1" stroke="Canvas" />
    </Svg>
  );
}

interface SvgProps {
  viewBox: string;
  /** Stroke width of an outlined icon. */
  line?: number;
  className?: string;
  children: ReactNode;
}

export function Svg({ viewBox, line, className, children }: SvgProps) {
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
    <svg viewBox={viewBox} className={className} aria-hidden="true" focusable="false" {...stroke}>
      {children}
    </svg>
  );
}
