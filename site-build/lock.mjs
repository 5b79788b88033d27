import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds. */
const pollInterval = 250;

/**
 * Runs `work` while no other process holds the lock: a file with the id of the process that holds it. Waits for that one, but not for one
 * that was killed.
 *
 * @template T
 * @param {string} file
 * @param {string} waiting printed if it has to wait
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, waiting, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let told = false; !take(file); told = true) {
    if (!isRunning(holderOf(file))) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) console.log(waiting);
    await setTimeout(pollInterval);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Null if the holder has not written its id yet, or has just ended.
 *
 * @param {string} file
 */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

/** @param {number | null} pid */
function isRunning(pid) {
  try {
    return pid === null || process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
