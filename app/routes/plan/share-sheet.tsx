import { useState } from 'react';
import { encode } from 'uqr';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';

/** Clear modules round the code, as its standard asks. */
const quiet = 4;

/** The modules of a code as one path: a run of dark ones in a row is one stroke. */
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

/** The link as text and as a code for a camera. In a chunk of its own: most plans stay on their phone. */
export default function ShareSheet({ url }: { url: string }) {
  const words = usePageData('plan');
  const planParts = usePageData('planParts');
  const { actions } = planParts;
  const toasts = useToasts();
  const [copied, setCopied] = useState('');
  const { data, size } = encode(url, { ecc: 'L', border: quiet });

  const copy = async (field: HTMLInputElement | null | undefined) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
      toasts.show({ tone: 'spoken', title: words.spoken.copied });
    } catch {
      // Where the clipboard is not to be had the link is marked, ready for the visitor's own hand.
      field?.select();
    }
  };

  return (
    <div className="share">
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
