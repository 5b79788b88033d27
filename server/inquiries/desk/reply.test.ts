import { expect, it } from 'vitest';
import type { Day } from '../../../domain/day.ts';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { park } from '../../../domain/park.ts';
import { toInstant } from '../../../domain/park-time.ts';
import { scheduleFacts } from '../../../domain/schedule-facts.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { words } from '../../../i18n/words.ts';
import { fill } from '../../../tests/support/english.ts';
import { storedInquiry } from '../../../tests/support/stored.ts';
import { submission } from '../../../tests/support/temporary-store.ts';
import { suggestReply } from './reply.ts';

const today = '2026-11-20';
const last = lastVisitDay(today);
const { opens, closes } = park.hours;
const { about, closed, anotherDay } = words.en.mail.reply;
const date = (day: string) => formatLongDate(day, locales.en);

const closedDays = (from: Day, to = from): ScheduleException => ({
  from,
  to,
  closed: true,
  reason: 'weather',
});

it.each<[what: string, visit: Day, ScheduleException[], time: typeof opens, next: Day | undefined]>([
  ['tomorrow', '2026-12-24', [closedDays('2026-12-24', '2026-12-26')], opens, '2026-12-27'],
  ['a past day', '2026-11-10', [closedDays('2026-11-10', '2026-11-12')], opens, today],
  ['yesterday, after closing time', '2026-11-19', [closedDays('2026-11-19')], closes, '2026-11-21'],
  ['the last day of the booking window', last, [closedDays(last)], opens, undefined],
  ['no day', '2026-11-10', [], opens, undefined],
])(
  'proposes a day that can be requested if the park is closed on %s',
  (_, visitDate, exceptions, time, next) => {
    const facts = { ...scheduleFacts, exceptions };
    const { text } = suggestReply(storedInquiry([{ visitDate }]), facts, toInstant(today, time));
    const day = date(visitDate);
    const lead =
      visitDate < today
        ? fill(about, { day, count: submission().inquiry.numberOfVisitors })
        : fill(closed, { day, reason: ` (${words.en.reasons.weather})` });
    const proposal = next === undefined ? [] : [fill(anotherDay, { day: date(next) })];
    expect(text.split('\n\n').slice(1, -2)).toEqual([lead, ...proposal]);
  },
);
