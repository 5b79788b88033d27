import type { ReactNode } from 'react';

/** The page from the first picture to the last, in which the sun crosses the sky (`sun.css`). */
export function Daylight({ children }: { children: ReactNode }) {
  return <div className="daylight">{children}</div>;
}

interface SkyProps {
  hour: 'morning' | 'afternoon' | 'evening';
  children: ReactNode;
}

/**
 * A section on whose ground the sun is seen. Each is a window, cut as the section's paper is, on one and the same sun: what lies
 * between two of them hides it.
 */
export function Sky({ hour, children }: SkyProps) {
  return (
    <div className={`hour hour-${hour}`}>
      <div className="rings sky" aria-hidden="true">
        <div className="sun" />
      </div>
      {children}
    </div>
  );
}
