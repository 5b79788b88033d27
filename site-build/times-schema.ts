import * as v from 'valibot';
import { isClockTime } from '../domain/clock-time.ts';

const time = v.custom(
  value => typeof value === 'string' && isClockTime(value),
  'Write a time such as "15:30".',
);
const text = 'Write it as the other entries are written.';

const timesSchema = v.strictObject(
  {
    hours: v.strictObject({ opens: time, closes: time }, text),
    shows: v.record(
      v.string(),
      v.strictObject(
        {
          starts: v.array(time, 'Write a list of times in [ ].'),
          minutes: v.pipe(
            v.number('Write a number, without quotes.'),
            v.integer('Write whole minutes.'),
            v.minValue(1, 'Write at least one minute.'),
          ),
        },
        text,
      ),
      text,
    ),
  },
  text,
);

export function findTimesErrors(times: unknown): string[] {
  const { issues = [] } = v.safeParse(timesSchema, times);
  return issues.map(issue => `domain/times.json: "${v.getDotPath(issue)}": ${issue.message}`);
}
