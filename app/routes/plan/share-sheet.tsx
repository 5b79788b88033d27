import { useState } from 'react';
import { encode } from 'uqr';
import { useToasts } from '../../ui/toast.tsx';
import { usePlannerProps } from './planner-props.ts';

/** The white border of a QR code, in modules (ISO/IEC 18004). */
const quietZone = 4;

const toSvgPath = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');

/** Loaded when it is opened. */
export default function ShareSheet({ url }: { url: string }) {
  const { plan: words } = usePlannerProps();
  const { actions } = usePlannerProps().planParts;
  const { speak } = useToasts();
  const [copiedUrl, setCopiedUrl] = useState('');
  const [errorText, setErrorText] = useState('');
  const { data, size } = encode(url, { ecc: 'L', border: quietZone });

  const copy = async (field: HTMLInputElement | null | undefined) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopiedUrl(url);
      setErrorText('');
      speak(words.spoken.copied);
    } catch {
      field?.select();
      setErrorText(actions.cannotCopy);
      speak(actions.cannotCopy);
    }
  };

  return (
    <div className="cluster plan-link">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={actions.qr} shapeRendering="crispEdges">
        <path d={toSvgPath(data)} />
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
          <span>{copiedUrl === url ? actions.copied : actions.copy}</span>
        </button>
        {errorText && <p>{errorText}</p>}
      </div>
    </div>
  );
}
