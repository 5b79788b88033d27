/** Shared by the benchmarks. */
import { once } from 'node:events';
import { connect } from 'node:net';

export const quantile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Repeats each action in its own loop for a time, and measures latency, throughput and CPU load. */
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
    /** CPU cores used by this process. */
    load: (user + system) / 1000 / taken,
  };
}

/**
 * A keep-alive connection on a raw socket: an HTTP client would take as much CPU time as the server and distort results on a machine
 * with few cores.
 */
export async function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return {
    /** Sends a raw request, and resolves with the status once the whole response has arrived. */
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
