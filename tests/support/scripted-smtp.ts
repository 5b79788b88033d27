import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** Returns the reply; undefined accepts the line. A 421 also closes the connection. */
type Script = (line: string) => string | undefined;

/** In the script, `''` stands for the connection, and `.` for the end of a message. `lines` are the received commands. */
export async function startScriptedSmtp(script: Script) {
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
