import type { FastifyInstance } from 'fastify';
import { healthPaths } from '../../../domain/inquiry-api.ts';
import { sendJson } from '../../site/answers.ts';
import { type Alarms, hasBacklog, reachedOverallLimit } from '../alarms.ts';
import type { OutboxSummary, Store } from '../store/store.ts';

/** This is twice the longest delay between two attempts. */
const lateAfterHours = 2;

/** Milliseconds. A check writes to the disk, so anybody could keep the disk busy without this cache. */
const cacheMs = 2000;

export interface Readiness {
  store: 'ok' | 'unavailable';
  outbox: 'ok' | 'undelivered' | 'refused' | 'late' | 'growing' | 'unknown';
  purge: 'ok' | 'refused';
  /** `limited`: the overall limit was reached within the last hour. */
  intake: 'ok' | 'limited';
}

interface HealthOptions {
  store: Pick<Store, 'checkWritable' | 'summarizeOutbox'>;
  sendsMail: boolean;
  alarms: Readonly<Alarms>;
  now(): Date;
}

/** `/healthz`: restart the process if it does not answer. `/readyz`: alert on 503, but keep routing visitors here. */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  let cache: { at: number; readiness: Promise<Readiness> } | undefined;
  app.get(healthPaths.live, (_request, reply) => sendJson(reply, 200, { process: 'ok' }));
  app.get(healthPaths.ready, async (_request, reply) => {
    const at = options.now().getTime();
    if (!cache || Math.abs(at - cache.at) >= cacheMs) cache = { at, readiness: checkReadiness(options) };
    const state = await cache.readiness;
    return sendJson(reply, Object.values(state).every(part => part === 'ok') ? 200 : 503, state);
  });
}

async function checkReadiness({ store, sendsMail, alarms, now }: HealthOptions): Promise<Readiness> {
  const at = now();
  const purge = alarms.purgeRefused === null ? 'ok' : 'refused';
  const intake = reachedOverallLimit(alarms, at, 1) ? 'limited' : 'ok';
  try {
    await store.checkWritable();
    const outbox = sendsMail ? outboxState(await store.summarizeOutbox(at), at) : 'ok';
    return { store: 'ok', outbox, purge, intake };
  } catch {
    return { store: 'unavailable', outbox: 'unknown', purge, intake };
  }
}

function outboxState(outbox: OutboxSummary, now: Date): Readiness['outbox'] {
  const waitMs = outbox.oldestWaiting ? now.getTime() - outbox.oldestWaiting.getTime() : 0;
  if (outbox.deadForOffice > 0) return 'undelivered';
  if (outbox.refused > 0) return 'refused';
  if (waitMs > lateAfterHours * 3_600_000) return 'late';
  return hasBacklog(outbox) ? 'growing' : 'ok';
}
