import type { FastifyInstance } from 'fastify';
import { schedulePath } from '../../../domain/announced.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { sendJson } from '../../site/answers.ts';
import { createScheduleAnswer } from './schedule-answer.ts';
import type { ReadAnnouncements } from './schedule-facts.ts';

interface RouteOptions {
  readAnnouncements: ReadAnnouncements;
  now(): Date;
}

export function registerSchedule(app: FastifyInstance, { readAnnouncements, now }: RouteOptions): void {
  let cache = { key: '', body: {} };
  app.get(schedulePath, async (_request, reply) => {
    const today = parkDay(now());
    const exceptions = await readAnnouncements(today);
    const key = JSON.stringify([today, exceptions]);
    if (key !== cache.key) cache = { key, body: createScheduleAnswer(exceptions, today) };
    return sendJson(reply, 200, cache.body, { 'Cache-Control': 'public, max-age=60' });
  });
}
