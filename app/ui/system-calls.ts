import { useSite } from '../site.ts';
import { useToasts } from './toast.tsx';

const timeoutMs = 1000;

/** Rejects if the call is missing, throws, or neither settles nor takes the focus, as in in-app browsers. */
export function withTimeout<T>(call: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => document.hasFocus() && reject(new Error('timed out')), timeoutMs);
    // Turns synchronous errors into rejections.
    Promise.resolve().then(call).then(resolve, reject);
  });
}

export function usePrint(): () => void {
  const { show } = useToasts();
  const { cannotPrint } = useSite().words;
  return () =>
    withTimeout(
      () =>
        new Promise<void>(resolve => {
          // Not fired where `print` does nothing.
          addEventListener('beforeprint', () => resolve(), { once: true });
          window.print();
        }),
    ).catch(() => show({ tone: 'error', title: cannotPrint }));
}
