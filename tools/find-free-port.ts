import { createServer } from 'node:net';
import { boundPortOf } from '../server/site/bound-port.ts';

/** Lets test runs proceed concurrently. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const port = boundPortOf(probe);
      probe.close(() => resolve(port));
    });
  });
}
