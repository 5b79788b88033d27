import type { FastifyInstance } from 'fastify';
import { sendJson } from '../../site/problem.ts';
import type { Store } from '../store/store.ts';

/** Hours that a mail to the office may wait: twice the longest pause between two tries. */
const patienceHours = 2;

/** Milliseconds that a finding is good for: asking the store costs it a write, and anybody may ask. */
const freshMs = 2000;

export const healthPaths = ['/healthz', '/readyz'] as const;

export interface Readiness {
  store: 'ok' | 'unavailable';
  outbox: 'ok' | 'late' | 'unknown';
}

interface HealthParts {
  store: Pick<Store, 'check' | 'outboxSummary'>;
  /** Whether mails can be sent at all: where they cannot, waiting is what they are there for. */
  sendsMail: boolean;
  now(): Date;
}

/**
 * `GET /healthz`: this process answers. `GET /readyz`: the store takes inquiries and the office gets its mails, else 503. The first is
 * for whoever restarts and routes, the second for whoever watches: pages are served whatever it says.
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
    return { store: 'ok', outbox: waited > patienceHours * 3_600_000 ? 'late' : 'ok' };
  } catch {
    return { store: 'unavailable', outbox: 'unknown' };
  }
}
