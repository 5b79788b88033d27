import { createHash } from 'node:crypto';

/** Fingerprint for file names: eight characters that change with the content. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
