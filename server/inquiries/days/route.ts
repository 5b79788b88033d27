import type { FastifyInstance } from 'fastify';
import { programmePath } from '../../../domain/announced.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { sendJson } from '../../site/answers.ts';
import { announcedProgramme } from './announced-programme.ts';
import type { ReadAnnounced } from './programme.ts';

interface RouteParts {
  announced: ReadAnnounced;
  now(): Date;
}

export function registerProgramme(app: FastifyInstance, { announced, now }: RouteParts): void {
  let last = { key: '', answer: {} };
  app.get(programmePath, async (_request, reply) => {
    const today = parkDay(now());
    const exceptions = await announced(today);
    // Cached by its inputs, because computing takes milliseconds.
    const key = JSON.stringify([today, exceptions]);
    if (key !== last.key) last = { key, answer: announcedProgramme(exceptions, today) };
    return sendJson(reply, 200, last.answer, { 'Cache-Control': 'public, max-age=60' });
  });
}
