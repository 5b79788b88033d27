import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon, WarningIcon } from '../art/icons.tsx';
import { Logo } from '../art/logo.tsx';
import { usePageData } from '../page-data.ts';
import { useIsHydrated } from './hydrated.ts';
import { PartlyTranslated } from './partly-translated.tsx';

export interface Toast {
  tone: 'success' | 'error';
  title: string;
  text?: string;
  /** Something to keep, such as a reference. */
  detail?: string | undefined;
  /** A part that translation tools must not change. */
  fixed?: string | undefined;
}

interface Toasts {
  show(toast: Toast): void;
  dismiss(): void;
  /** Tells screen readers what has changed, and leaves a toast as it is. */
  announce(text: string): void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Milliseconds until a toast disappears; it stays while hovered or focused (WCAG 2.2.1). */
const stayMs = { success: 6000, error: 10_000 };

/**
 * Shows one toast at a time, above the whole page. Its live regions exist before it does; otherwise screen readers would not announce it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ toast, key }, setShown] = useState<{ toast: Toast | null; key: number }>({ toast: null, key: 0 });
  const [change, setChange] = useState<{ text: string; key: number }>();
  const isHydrated = useIsHydrated();
  const toasts = useMemo<Toasts>(() => {
    const set = (toast: Toast | null) => setShown(({ key }) => ({ toast, key: key + 1 }));
    return {
      show: set,
      dismiss: () => set(null),
      announce: text => setChange(before => ({ text, key: (before?.key ?? 0) + 1 })),
    };
  }, []);

  const messageOf = (tone: Toast['tone']) =>
    toast?.tone === tone && <ToastMessage key={key} toast={toast} onClose={toasts.dismiss} />;

  return (
    <ToastContext value={toasts}>
      {children}
      {isHydrated &&
        createPortal(
          <>
            <div className="toasts">
              <div role="status">{messageOf('success')}</div>
              <div role="alert">{messageOf('error')}</div>
            </div>
            <p className="hidden-text" aria-live="polite">
              {change && <span key={change.key}>{change.text}</span>}
            </p>
          </>,
          document.body,
        )}
    </ToastContext>
  );
}

export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}

function ToastMessage({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const site = usePageData('site');
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;
  /** Regains focus when the toast is closed. */
  const focusBefore = useRef<EventTarget | null>(null);
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, stayMs[toast.tone]);
    return () => clearTimeout(timer);
  }, [held, toast, onClose]);

  const close = useCallback(() => {
    onClose();
    const { activeElement } = document;
    if (message.current?.contains(activeElement) && focusBefore.current instanceof HTMLElement)
      focusBefore.current.focus({ preventScroll: true });
  }, [onClose]);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      // Escape first closes what is open above the page.
      if (key === 'Escape' && !document.querySelector(':popover-open')) close();
    };
    // In the capture phase, before a popover closes.
    addEventListener('keydown', closeOnEscape, true);
    return () => removeEventListener('keydown', closeOnEscape, true);
  }, [close]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the toast open
    <div
      ref={message}
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
        {[toast.text, toast.detail].map(
          text =>
            text && (
              <p key={text}>
                <PartlyTranslated text={text} fixed={[toast.fixed]} />
              </p>
            ),
        )}
      </div>
      <button type="button" className="icon-button" aria-label={site.closeMessage} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}
