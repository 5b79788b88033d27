import { useEffect } from 'react';
import bottom from './bottom.svg?inline';
import macawBody from './macaw-body.svg?inline';
import farWing from './macaw-far-wing.svg?inline';
import nearWing from './macaw-near-wing.svg?inline';
import middle from './middle.svg?inline';
import seal from './seal.svg?inline';
import top from './top.svg?inline';

/** Any input ends the animation. */
export function Letter({ onEnd }: { onEnd: () => void }) {
  useEffect(() => {
    const listeners = new AbortController();
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(type, onEnd, { passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [onEnd]);
  return (
    <div
      className="letter"
      aria-hidden="true"
      onAnimationEnd={({ target }) =>
        target instanceof Element && target.matches('.letter-flight') && onEnd()
      }
    >
      <div className="letter-flight">
        <div className="letter-sheet">
          {Object.entries({ middle, bottom, top }).map(([part, handwriting]) => (
            <div key={part} className={`letter-panel letter-${part}`}>
              <img src={handwriting} alt="" className={`letter-face${part === 'top' ? ' sun' : ''}`} />
            </div>
          ))}
        </div>
        <img src={seal} alt="" className="letter-seal" />
        <div className="letter-macaw">
          <img src={farWing} alt="" className="letter-wing" />
          <img src={macawBody} alt="" />
          <img src={nearWing} alt="" className="letter-wing" />
        </div>
      </div>
    </div>
  );
}
