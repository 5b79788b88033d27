import { hash } from 'node:crypto';

/** For file names. */
export function shortHash(content: string | Buffer): string {
  return hash('sha256', content).slice(0, 8);
}
