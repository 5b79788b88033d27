import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { Logo } from '../art/logo.tsx';
import { CloseIcon, WarningIcon } from '../art/marks.tsx';
import { usePageData } from '../page-data.ts';
import { FixedIn } from './fixed-in.tsx';

interface Toast {
  /** `spoken` is read out and not shown. */
  tone: 'success' | 'error' | 'spoken';
  title: string;
  text?: string;
  /** Something to keep, such as a reference. */
  detail?: string | undefined;
  /** What in these texts is not to be translated. */
  fixed?: string | undefined;
}

interface Toasts {
  show(toast: Toast): void;
  dismiss(): void;
}

const ToastContext = createContext<Toasts | null>(null);

/**
 * How long a message stays, in milliseconds; WCAG 2.2.1 is met by its staying while it is pointed at or has focus. Thanks stand on the
 * ticket too, where that could be had.
 */
const stayMs = { success: 6000, error: 10_000, spoken: 0 };

/**
 * One message at a time, in regions that are in the page before any message is: what is put into them is read out. A
 * message leaves by its button, with time, or with the page; thanks may arrive just when the visitor goes to another.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { key: number }) | null>(null);
  const count = useRef(0);
  const { pathname } = useLocation();

  const show = useCallback((next: Toast) => {
    count.current += 1;
    setToast({ ...next, key: count.current });
  }, []);
  const dismiss = useCallback(() => setToast(null), []);
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is what it waits for
  useEffect(() => () => setToast(shown => (shown?.tone === 'success' ? shown : null)), [pathname]);

  return (
    <ToastContext value={toasts}>
      {children}
      <div className="toasts">
        <div role="status">
          {toast?.tone === 'success' && <Message key={toast.key} toast={toast} onClose={dismiss} />}
        </div>
        <div role="alert">
          {toast?.tone === 'error' && <Message key={toast.key} toast={toast} onClose={dismiss} />}
        </div>
        <p className="hidden-text" aria-live="polite">
          {toast?.tone === 'spoken' && toast.title}
        </p>
      </div>
    </ToastContext>
  );
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}

function Message({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const site = usePageData('site');
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;
  /** Where the focus was before it came here: it goes back when the button under it leaves. */
  const focusBefore = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, stayMs[toast.tone]);
    return () => clearTimeout(timer);
  }, [held, toast, onClose]);

  const close = () => {
    onClose();
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it
    <div
      className={`toast toast-${toast.tone}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={event => {
        focusBefore.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      {toast.tone === 'success' ? <Logo /> : <WarningIcon />}
      <div>
        <p className="toast-title">{toast.title}</p>
        {toast.text && (
          <p>
            <FixedIn text={toast.text} fixed={[toast.fixed]} />
          </p>
        )}
        {toast.detail && (
          <p>
            <FixedIn text={toast.detail} fixed={[toast.fixed]} />
          </p>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={site.closeMessage} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}
