import type { FastifyInstance } from 'fastify';
import { sendJson } from '../../site/problem.ts';
import type { Store } from '../store/store.ts';

/** After so many hours a waiting mail to the office is late: twice the longest pause between two tries. */
const lateAfterHours = 2;

/** Milliseconds that a result is used again: each check writes to the disk, and anybody may ask. */
const freshMs = 2000;

export const healthPaths = ['/healthz', '/readyz'] as const;

export interface Readiness {
  store: 'ok' | 'unavailable';
  outbox: 'ok' | 'late' | 'unknown';
}

interface HealthParts {
  store: Pick<Store, 'check' | 'outboxSummary'>;
  /** Whether a mail server is set. Without one, mails wait on purpose. */
  sendsMail: boolean;
  now(): Date;
}

/**
 * `GET /healthz`: this process answers; restart it when it does not. `GET /readyz`: the store takes inquiries and the office gets
 * its mails, else 503; wake somebody, but send visitors here all the same, because pages are served.
 */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  let found: { at: number; readiness: Promise<Readiness> } | undefined;
  app.get('/healthz', (_request, reply) => sendJson(reply, 200, { process: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const at = parts.now().getTime();
    if (!found || Math.abs(at - found.at) >= freshMs) found = { at, readiness: readiness(parts) };
    const state = await found.readiness;
    return sendJson(reply, state.store === 'ok' && state.outbox === 'ok' ? 200 : 503, state);
  });
}

async function readiness({ store, sendsMail, now }: HealthParts): Promise<Readiness> {
  try {
    await store.check();
    if (!sendsMail) return { store: 'ok', outbox: 'ok' };
    const { oldestWaiting } = await store.outboxSummary();
    const waited = oldestWaiting ? now().getTime() - oldestWaiting.getTime() : 0;
    return { store: 'ok', outbox: waited > lateAfterHours * 3_600_000 ? 'late' : 'ok' };
  } catch {
    return { store: 'unavailable', outbox: 'unknown' };
  }
}
