import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** Replies to a line; undefined accepts it. A 421 also closes the connection. */
type Script = (line: string) => string | undefined;

/**
 * Starts a mail server without TLS that answers as real ones do, word by word, until the test ends. `''` stands for the connection, and
 * `.` for the end of a message. `lines` are the commands it got.
 */
export async function scriptedSmtp(script: Script) {
  const lines: string[] = [];
  const server = createServer(async socket => {
    socket.on('error', () => {});
    let inMessage = false;
    const say = (reply: string) => {
      socket.write(`${reply}\r\n`);
      if (reply.startsWith('421')) socket.end();
    };
    say(script('') ?? '220 mail.example.org');
    for await (const line of createInterface(socket)) {
      if (inMessage && line !== '.') continue;
      lines.push(line);
      const reply = script(line) ?? (line === 'DATA' ? '354 Go on' : line === 'QUIT' ? '221 Bye' : '250 OK');
      inMessage = reply.startsWith('354');
      say(reply);
    }
    socket.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, port, lines };
}
