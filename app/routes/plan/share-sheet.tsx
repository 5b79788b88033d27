import { useState } from 'react';
import { encode } from 'uqr';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';

/** Quiet zone in modules (ISO/IEC 18004). */
const quiet = 4;

/** The dark modules as one path, a subpath for each horizontal run. */
function drawn(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');
}

/** The link as text and as a QR code. Loaded on demand: most plans stay on one phone. */
export default function ShareSheet({ url }: { url: string }) {
  const words = usePageData('plan');
  const { actions } = usePageData('planParts');
  const { announce } = useToasts();
  const [copied, setCopied] = useState('');
  const { data, size } = encode(url, { ecc: 'L', border: quiet });

  const copy = async (field: HTMLInputElement | null | undefined) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
      announce(words.spoken.copied);
    } catch {
      // Without clipboard access the link is selected, ready to be copied.
      field?.select();
    }
  };

  return (
    <div className="plan-link">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={actions.qr} shapeRendering="crispEdges">
        <path d={drawn(data)} />
      </svg>
      <div>
        <p id="share-note">{actions.link}</p>
        <input
          className="input"
          readOnly
          value={url}
          translate="no"
          aria-label={actions.show}
          aria-describedby="share-note"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          className="chip"
          onClick={({ currentTarget }) => copy(currentTarget.parentElement?.querySelector('input'))}
        >
          <span>{copied === url ? actions.copied : actions.copy}</span>
        </button>
      </div>
    </div>
  );
}
