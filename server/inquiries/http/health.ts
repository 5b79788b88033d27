import type { FastifyInstance } from 'fastify';
import { healthPaths } from '../../../domain/inquiry-api.ts';
import { sendJson } from '../../site/answers.ts';
import type { Store } from '../store/create-store.ts';
import type { OutboxSummary } from '../store/records.ts';

const lateAfterMs = 3_600_000;

interface Readiness {
  store: 'ok' | 'unavailable';
  /** `late`: a mail to the office has waited for over an hour. `failed`: a mail was given up. */
  outbox: 'ok' | 'late' | 'failed' | 'unknown';
}

interface HealthOptions {
  store: Pick<Store, 'summarizeOutbox'>;
  now(): Date;
}

/** `/healthz`: restart the process if it does not answer. `/readyz`: alert on 503, but keep routing visitors here. */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get(healthPaths.live, (_request, reply) => sendJson(reply, 200, { process: 'ok' }));
  app.get(healthPaths.ready, async (_request, reply) => {
    const state = await checkReadiness(options);
    return sendJson(reply, Object.values(state).every(part => part === 'ok') ? 200 : 503, state);
  });
}

async function checkReadiness({ store, now }: HealthOptions): Promise<Readiness> {
  try {
    const outbox = getOutboxState(await store.summarizeOutbox(), now());
    return { store: 'ok', outbox };
  } catch {
    return { store: 'unavailable', outbox: 'unknown' };
  }
}

function getOutboxState({ failed, oldestWaiting }: OutboxSummary, now: Date): Readiness['outbox'] {
  if (failed > 0) return 'failed';
  return oldestWaiting && now.getTime() - oldestWaiting.getTime() > lateAfterMs ? 'late' : 'ok';
}
