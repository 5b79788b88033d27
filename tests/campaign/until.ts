import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when something is so that another process brings about. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}
