import type { FastifyInstance } from 'fastify';
import { schedulePath } from '../../../domain/announced.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { sendJson } from '../../site/answers.ts';
import { announcedSchedule } from './announced-schedule.ts';
import type { ReadAnnounced } from './schedule.ts';

interface RouteParts {
  announced: ReadAnnounced;
  now(): Date;
}

export function registerSchedule(app: FastifyInstance, { announced, now }: RouteParts): void {
  let last = { key: '', answer: {} };
  app.get(schedulePath, async (_request, reply) => {
    const today = parkDay(now());
    const exceptions = await announced(today);
    // Cached by its inputs, because computing takes milliseconds.
    const key = JSON.stringify([today, exceptions]);
    if (key !== last.key) last = { key, answer: announcedSchedule(exceptions, today) };
    return sendJson(reply, 200, last.answer, { 'Cache-Control': 'public, max-age=60' });
  });
}
