/** Runs in the build and in islands. */
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { toastMs } from '../../domain/commitments.ts';
import { CloseIcon, WarningIcon } from '../art/icons.tsx';
import { Logo } from '../art/logo.tsx';
import { useSite } from '../site-context.ts';
import { PartlyTranslated } from './partly-translated.tsx';
import { createRequiredContext } from './required-context.ts';

export interface Toast {
  tone: 'success' | 'error';
  title: string;
  text?: string;
  detail?: string | undefined;
  untranslatedPart?: string | undefined;
  /** What has the focus says the same, so it is not read aloud. */
  isRead?: boolean;
}

interface Toasts {
  show(toast: Toast): void;
  dismiss(): void;
  /** Tells screen readers, without a toast. */
  speak(text: string): void;
}

const [ToastContext, useToasts] = createRequiredContext<Toasts>('ToastContext');

export { useToasts };

const subscribeToNothing = () => () => {};

/** Screen readers read only live regions that exist before their content. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ toast, key }, setToast] = useState<{ toast: Toast | null; key: number }>({ toast: null, key: 0 });
  const [spoken, setSpoken] = useState<{ text: string; key: number }>();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const toasts = useMemo<Toasts>(() => {
    const show = (toast: Toast | null) => setToast(({ key }) => ({ toast, key: key + 1 }));
    return {
      show,
      dismiss: () => show(null),
      speak: text => setSpoken(previous => ({ text, key: (previous?.key ?? 0) + 1 })),
    };
  }, []);

  const renderToasts = (role: 'status' | 'alert', tone: Toast['tone']) => (
    <div role={role} aria-live={toast?.isRead ? 'off' : undefined}>
      {toast?.tone === tone && <ToastBox key={key} toast={toast} onClose={toasts.dismiss} />}
    </div>
  );

  return (
    <ToastContext value={toasts}>
      {children}
      {isHydrated &&
        createPortal(
          <>
            <div className="toasts">
              {renderToasts('status', 'success')}
              {renderToasts('alert', 'error')}
            </div>
            <p className="hidden-text" aria-live="polite">
              {spoken && <span key={spoken.key}>{spoken.text}</span>}
            </p>
          </>,
          document.body,
        )}
    </ToastContext>
  );
}

function ToastBox({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { words } = useSite();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const previousFocus = useRef<EventTarget | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(onClose, toastMs[toast.tone]);
    return () => clearTimeout(timer);
  }, [isPaused, toast, onClose]);

  const close = useCallback(() => {
    onClose();
    const { activeElement } = document;
    if (box.current?.contains(activeElement) && previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus({ preventScroll: true });
  }, [onClose]);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      // Escape closes popovers first.
      if (key === 'Escape' && !document.querySelector(':popover-open')) close();
    };
    // Captured, because the popover must still be open.
    addEventListener('keydown', closeOnEscape, true);
    return () => removeEventListener('keydown', closeOnEscape, true);
  }, [close]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the toast open
    <div
      ref={box}
      className={`toast toast-${toast.tone}`}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={event => {
        previousFocus.current = event.relatedTarget;
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
    >
      {toast.tone === 'success' ? <Logo /> : <WarningIcon />}
      <div>
        <p className="toast-title">{toast.title}</p>
        {[toast.text, toast.detail].map(
          text =>
            text && (
              <p key={text}>
                <PartlyTranslated text={text} untranslatedParts={[toast.untranslatedPart]} />
              </p>
            ),
        )}
      </div>
      <button type="button" className="icon-button" aria-label={words.closeToast} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}
