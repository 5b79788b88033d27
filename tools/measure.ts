/** What the benchmarks share. */
import { once } from 'node:events';
import { connect } from 'node:net';

export const quantile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Each lane does its action again and again, for so many milliseconds. */
export async function takeTurn(lanes: readonly (() => Promise<unknown>)[], milliseconds: number) {
  const latencies: number[] = [];
  const start = performance.now();
  const cpu = process.cpuUsage();
  const repeat = async (action: () => Promise<unknown>) => {
    for (let before = start, now = start; now - start < milliseconds; before = now) {
      await action();
      now = performance.now();
      latencies.push(now - before);
    }
  };
  await Promise.all(lanes.map(repeat));
  const taken = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return {
    latencies,
    perSecond: (latencies.length / taken) * 1000,
    /** How much of a processor this process took. */
    load: (user + system) / 1000 / taken,
  };
}

/**
 * A kept connection, by the bare socket: a whole client takes as long to send and read as the server to answer, and on a machine of few
 * processors that is what would be measured.
 */
export async function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return {
    /** Sends a request as it is written, and resolves with the status of its answer when all of that is there. */
    ask: (request: string) =>
      new Promise<number>(resolve => {
        let status = 0;
        let left = 0;
        const read = (bytes: Buffer) => {
          if (status === 0) {
            const head = bytes.toString('latin1', 0, bytes.indexOf('\r\n\r\n') + 4);
            status = Number(head.split(' ', 2)[1]);
            left = head.length + Number(/content-length: (\d+)/i.exec(head)?.[1]);
          }
          left -= bytes.length;
          if (left > 0) return;
          socket.off('data', read);
          resolve(status);
        };
        socket.on('data', read).write(request);
      }),
    close: () => socket.destroy(),
  };
}
