import { hash } from 'node:crypto';

/** Fingerprint for file names: eight characters that change with the content. */
export function shortHash(content: string | Buffer): string {
  return hash('sha256', content).slice(0, 8);
}
