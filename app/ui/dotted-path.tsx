interface DottedPathProps {
  className: string;
  viewBox: string;
  d: string;
  /** Ignores the aspect ratio. */
  stretched?: boolean;
}

export function DottedPath({ className, viewBox, d, stretched = false }: DottedPathProps) {
  return (
    <svg
      className={`dotted-path ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={stretched ? 'none' : undefined}
      aria-hidden="true"
      role="presentation"
    >
      <path d={d} />
    </svg>
  );
}
