import { codeOf } from '../site/errors.ts';
import { StoreUnavailable } from './store/records.ts';

type Level = 'info' | 'error';

/** Details must never contain personal data. */
export type Log = (event: string, details: Readonly<Record<string, string | number>>, level?: Level) => void;

export function createLog(writeLine: (line: string) => void, now: () => Date): Log {
  return (event, details, level = 'info') =>
    writeLine(JSON.stringify({ time: now().toISOString(), level, event, ...details }));
}

/** Leaves out the message, which may contain personal data, except of `StoreUnavailable`. */
export function describeError(error: unknown): { error: string; code?: string; reason?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  if (error instanceof StoreUnavailable) return { error: 'StoreUnavailable', reason: error.message };
  const code = codeOf(error) ?? '';
  return { error: error.constructor.name, ...(/^\w{1,40}$/.test(code) && { code }) };
}
