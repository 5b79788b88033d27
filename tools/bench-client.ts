import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { addressOf, inquiryOf } from '../tests/campaign/visitors.ts';

const body = JSON.stringify(inquiryOf('key'));
const [beforeAddress = '', afterAddress = ''] = body.split(addressOf('key'));

/**
 * A visitor's kept connection, by the bare socket: a whole client takes as long to send and read as the server to answer,
 * and on a machine of few processors that is what would be measured.
 */
export interface Lane {
  /** Sends an inquiry of its own. Rejects where the answer is another than 201. */
  send(): Promise<void>;
  close(): void;
}

/** Opens a connection to a server. */
export async function openLane(url: string): Promise<Lane> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  socket.setEncoding('latin1');
  return {
    send() {
      const key = randomUUID();
      const inquiry = beforeAddress + addressOf(key) + afterAddress;
      const answered = answerOf(socket);
      socket.write(
        `POST /api/inquiries HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${inquiry.length}\r\n\r\n${inquiry}`,
      );
      return answered;
    },
    close: () => socket.destroy(),
  };
}

/** Resolves with the end of an answer, whose length its head tells. */
function answerOf(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const read = (part: string) => {
      answer += part;
      const head = answer.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1]);
      if (answer.length < head + 4 + length) return;
      socket.off('data', read);
      if (answer.startsWith('HTTP/1.1 201 ')) resolve();
      else reject(new Error(`An inquiry was answered ${answer.slice(0, answer.indexOf('\r\n'))}`));
    };
    socket.on('data', read);
  });
}
