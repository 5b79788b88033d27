import type { FastifyInstance } from 'fastify';
import { programmePath } from '../../../domain/announced.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { sendJson } from '../../site/answers.ts';
import { getAnnouncedSchedule } from './announced-schedule.ts';
import type { ReadAnnouncements } from './schedule.ts';

interface RouteParts {
  announced: ReadAnnouncements;
  now(): Date;
}

export function registerSchedule(app: FastifyInstance, { announced, now }: RouteParts): void {
  let last = { key: '', answer: {} };
  app.get(programmePath, async (_request, reply) => {
    const today = parkDay(now());
    const exceptions = await announced(today);
    // Cached by its inputs, because computing takes milliseconds.
    const key = JSON.stringify([today, exceptions]);
    if (key !== last.key) last = { key, answer: getAnnouncedSchedule(exceptions, today) };
    return sendJson(reply, 200, last.answer, { 'Cache-Control': 'public, max-age=60' });
  });
}
