import { useState } from 'react';
import { encode } from 'uqr';
import { usePageData } from '../../page-data.ts';
import { withTimeout } from '../../ui/system-calls.ts';
import { useToasts } from '../../ui/toast.tsx';

/** Quiet zone in modules (ISO/IEC 18004). */
const quiet = 4;

/** The dark modules as one path. */
const drawn = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');

/** The link as text and as a QR code. Loaded on demand: most plans stay on one phone. */
export default function ShareSheet({ url }: { url: string }) {
  const words = usePageData('plan');
  const { actions } = usePageData('planParts');
  const { announce } = useToasts();
  /** The link that was copied. */
  const [copied, setCopied] = useState('');
  const [hint, setHint] = useState('');
  const { data, size } = encode(url, { ecc: 'L', border: quiet });

  const copy = async (field: HTMLInputElement | null | undefined) => {
    try {
      await withTimeout(() => navigator.clipboard.writeText(url));
      setCopied(url);
      setHint('');
      announce(words.spoken.copied);
    } catch {
      field?.select();
      setHint(actions.cannotCopy);
      announce(actions.cannotCopy);
    }
  };

  return (
    <div className="cluster plan-link">
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
        {hint && <p>{hint}</p>}
      </div>
    </div>
  );
}
