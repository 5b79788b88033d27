import { hash } from 'node:crypto';

/** A part of file names, which change with the content. */
export function shortHash(content: string | Buffer): string {
  return hash('sha256', content).slice(0, 8);
}
