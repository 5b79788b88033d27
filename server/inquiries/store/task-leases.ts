import type { Day } from '../../../domain/day.ts';
import type { Connection } from './connection.ts';
import { leasedCondition } from './filters.ts';
import type { DailyTask } from './records.ts';
import { sql } from './statement.ts';

/** Of several machines, one does a daily task. If it does not finish, another may take over when the lease ends. */
export const createTaskLeases = ({ query }: Connection) => ({
  /** False if the task is done for this day, or another machine has it. */
  async leaseTask(task: DailyTask, day: Day, now: Date, leaseUntil: Date): Promise<boolean> {
    const leasedRows = await query(
      sql`UPDATE daily_tasks SET leased_until = ${leaseUntil}
        WHERE name = ${task} AND done_on <> ${day} AND NOT (${leasedCondition(now, leaseUntil)}) RETURNING name`,
    );
    return leasedRows.length > 0;
  },

  async finishTask(task: DailyTask, day: Day): Promise<void> {
    await query(sql`UPDATE daily_tasks SET done_on = ${day}, leased_until = 0 WHERE name = ${task}`);
  },
});
