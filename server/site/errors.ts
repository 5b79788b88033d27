import { isRecord } from '../../domain/typed-records.ts';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Of Node's errors and those of drivers. */
export const codeOf = (error: unknown): string | undefined =>
  isRecord(error) && typeof error['code'] === 'string' ? error['code'] : undefined;
