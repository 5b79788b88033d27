/** Speaks WebDriver with the browsers of Debian. It lacks Firefox's driver, but Firefox takes the same commands through a socket. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../tools/find-free-port.ts';

/** Paths of WebDriver's commands, in the session. */
const commands = {
  Navigate: 'url',
  FindElement: 'element',
  ElementClick: 'element/$/click',
  ElementSendKeys: 'element/$/value',
  ExecuteScript: 'execute/sync',
  SetWindowRect: 'window/rect',
};
type Parameters = { id?: string; [name: string]: unknown };
type Send = (command: keyof typeof commands, parameters: Parameters) => Promise<unknown>;

async function connectToFirefox(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  let received = Buffer.alloc(0);
  // Each message follows its length and a colon.
  socket.on('data', data => {
    received = Buffer.concat([received, Buffer.from(data)]);
    const begin = received.indexOf(':') + 1;
    if (begin === 0 || received.length < begin + Number(received.subarray(0, begin - 1))) return;
    socket.emit('message', JSON.parse(received.toString('utf8', begin)));
    received = Buffer.alloc(0);
  });
  await once(socket, 'message');
  const send = async (command: string, parameters: object) => {
    const message = JSON.stringify([0, 1, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [[, , error, result]] = await once(socket, 'message');
    if (error) throw new Error(error.message);
    return result.value;
  };
  await send('NewSession', {});
  return send;
}

async function connectToWebKit(port: number): Promise<Send> {
  const post = async (path: string, parameters: object) => {
    const body = JSON.stringify(parameters);
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method: 'POST', body });
    const { value } = (await answer.json()) as { value: { message: string; sessionId: string } };
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  const { sessionId } = await post('', { capabilities: {} });
  return (command, parameters) =>
    post(`/${sessionId}/${commands[command].replace('$', parameters.id ?? '')}`, parameters);
}

/** @param path Of Firefox, or of WebKit's driver. */
export async function openBrowser(engine: 'firefox' | 'webkit', path: string, folder: string) {
  const port = await findFreePort();
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  const preferences = {
    'marionette.port': port,
    'intl.accept_languages': '"en"',
    'ui.prefersReducedMotion': 1,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  // Without a GPU, each frame of an animation takes a second.
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const [program, ...options] =
    engine === 'firefox'
      ? [path, '--headless', '--marionette', '--no-remote', '--profile', folder]
      : ['xvfb-run', '--auto-servernum', path, `--port=${port}`];
  const variables = { XDG_CONFIG_HOME: folder, TMPDIR: folder, LC_MESSAGES: 'en_US.UTF-8' };
  // WebKit's sandbox does not run as root.
  const sandbox = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  const env = { ...process.env, ...variables, ...sandbox };
  const { pid = 0 } = spawn(program ?? '', options, { stdio: 'ignore', detached: true, env });
  const isListening = () => once(connect(port, '127.0.0.1'), 'connect').catch(() => false);
  while (!(await isListening())) await setTimeout(50);

  const send = await (engine === 'firefox' ? connectToFirefox : connectToWebKit)(port);
  // The layout of phones.
  await send('SetWindowRect', { x: 0, y: 0, width: 500, height: 900 });
  const run = (script: string, ...args: string[]) => send('ExecuteScript', { script, args });
  const find = async (selector: string) => {
    const element = await send('FindElement', { using: 'css selector', value: selector });
    return Object.values(element as Record<string, string>)[0] ?? '';
  };
  return {
    run,
    goto: (url: string) => send('Navigate', { url }),
    async click(selector: string) {
      // Not below fixed elements at the edges.
      await run('document.querySelector(arguments[0]).scrollIntoView({ block: "center" })', selector);
      await send('ElementClick', { id: await find(selector) });
    },
    type: async (selector: string, text: string) =>
      send('ElementSendKeys', { id: await find(selector), text }),
    /** With all processes that it has started. */
    close: () => process.kill(-pid),
  };
}
