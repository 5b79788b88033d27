import { expect, it } from 'vitest';
import { type ScheduleException, exceptions as sourceExceptions } from '../../../domain/exceptions.ts';
import { allLocales } from '../../../i18n/locales.ts';
import { words } from '../../../i18n/words.ts';
import { withAnnouncements } from './read-schedule-facts.ts';
import { createScheduleAnswer } from './schedule-answer.ts';

const closed: ScheduleException = { from: '2026-11-24', closed: true, reason: 'weather' };

it('has the exceptions of source and office that have not ended, and their notices in every language', () => {
  const ended: ScheduleException = { ...closed, from: '2026-11-20', to: '2026-11-22' };
  const { exceptions, notices } = createScheduleAnswer(withAnnouncements([ended, closed]), '2026-11-23');
  expect(exceptions).toEqual([
    ...sourceExceptions.filter(({ from, to = from }) => to >= '2026-11-23'),
    closed,
  ]);
  expect(Object.keys(notices)).toEqual([...allLocales]);
  for (const locale of allLocales) {
    const notice = notices[locale].find(({ until }) => until === closed.from);
    expect(notice?.lines.join()).toContain(words[locale].reasons.weather);
  }
});
