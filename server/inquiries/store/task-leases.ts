import type { Connection } from './connection.ts';
import { leasedCondition } from './filters.ts';
import { sql } from './statement.ts';
import type { Store } from './store.ts';

/** Of several machines, one does a daily task. If it does not finish, another may take over when the lease ends. */
export const createTaskLeases = ({ query }: Connection): Pick<Store, 'leaseTask' | 'finishTask'> => ({
  async leaseTask(task, day, now, leaseUntil) {
    const leasedRows = await query(
      sql`UPDATE daily_tasks SET leased_until = ${leaseUntil}
        WHERE name = ${task} AND done_on <> ${day} AND NOT (${leasedCondition(now, leaseUntil)}) RETURNING name`,
    );
    return leasedRows.length > 0;
  },

  async finishTask(task, day) {
    await query(sql`UPDATE daily_tasks SET done_on = ${day}, leased_until = 0 WHERE name = ${task}`);
  },
});
