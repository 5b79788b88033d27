import type { FastifyInstance } from 'fastify';
import { schedulePath } from '../../../domain/announced.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { sendJson } from '../../site/answers.ts';
import type { Store } from '../store/create-store.ts';
import { readScheduleFacts } from './read-schedule-facts.ts';
import { createScheduleAnswer } from './schedule-answer.ts';

interface RouteOptions {
  store: Pick<Store, 'listAnnouncements'>;
  now(): Date;
}

export function registerSchedule(app: FastifyInstance, { store, now }: RouteOptions): void {
  let cache = { key: '', body: {} };
  app.get(schedulePath, async (_request, reply) => {
    const today = parkDay(now());
    const facts = await readScheduleFacts(store, today);
    const key = JSON.stringify([today, facts]);
    if (key !== cache.key) cache = { key, body: createScheduleAnswer(facts, today) };
    return sendJson(reply, 200, cache.body, { 'Cache-Control': 'public, max-age=60' });
  });
}
