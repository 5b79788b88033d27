import { usePageData } from '../page-data.ts';
import { useToasts } from './toast.tsx';

/** Calls of the browser that in-app browsers lack, refuse, or leave without any effect. */

/** Milliseconds after which a call counts as unanswered. */
const patience = 1000;

/** Settles like the call; rejects if it is missing, throws, or stays unanswered while the page still has the focus. */
export function answered<T>(call: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => document.hasFocus() && reject(new Error('unanswered')), patience);
    // Synchronous errors reject, too.
    Promise.resolve().then(call).then(resolve, reject);
  });
}

/** Opens the print dialog, or says where printing works. */
export function usePrint(): () => void {
  const { show } = useToasts();
  const { cannotPrint } = usePageData('site');
  return () =>
    answered(
      () =>
        new Promise<void>(resolve => {
          // Where `print` does nothing, no event precedes it.
          addEventListener('beforeprint', () => resolve(), { once: true });
          window.print();
        }),
    ).catch(() => show({ tone: 'error', title: cannotPrint }));
}
