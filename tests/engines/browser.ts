/** Speaks WebDriver with the browsers of Debian. It lacks Firefox's driver, but Firefox takes the same commands through a socket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
type Send = (
  command: keyof typeof commands,
  parameters: { id?: string; [name: string]: unknown },
) => Promise<unknown>;
type Start = (command: string, options: string[], environment?: object) => ChildProcess;

async function openFirefox(path: string, folder: string, start: Start): Promise<Send> {
  const settings = { 'marionette.port': 0, 'intl.accept_languages': 'en', 'ui.prefersReducedMotion': 1 };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  start(path, ['--headless', '--marionette', '--no-remote', '--profile', folder]);
  const portFile = join(folder, 'MarionetteActivePort');
  while (!existsSync(portFile)) await setTimeout(50);
  const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1');
  let received = Buffer.alloc(0);
  // Each message follows its length and a colon.
  socket.on('data', data => {
    received = Buffer.concat([received, data]);
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

async function openWebKit(path: string, folder: string, start: Start): Promise<Send> {
  // Without a GPU, each frame of an animation takes a second.
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const { stdout } = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp']);
  const [display] = stdout ? await once(createInterface(stdout), 'line') : [];
  const port = await findFreePort();
  const environment = { DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder, LC_MESSAGES: 'en_US.UTF-8' };
  // The sandbox does not run as root.
  const sandbox = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  start(path, [`--port=${port}`], { ...environment, ...sandbox });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => false))) await setTimeout(50);
  const post = async (command: string, parameters: object) => {
    const answer = await fetch(`${address}/session${command}`, {
      method: 'POST',
      body: JSON.stringify(parameters),
    });
    const { value } = (await answer.json()) as { value: { message: string; sessionId: string } };
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  const { sessionId } = await post('', { capabilities: {} });
  return (name, parameters) =>
    post(`/${sessionId}/${commands[name].replace('$', parameters.id ?? '')}`, parameters);
}

export type Engine = 'firefox' | 'webkit';

/** @param path Of Firefox, or of WebKit's driver. */
export async function openBrowser(engine: Engine, path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const processes: ChildProcess[] = [];
  const start: Start = (command, options, environment) => {
    const child = spawn(command, options, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...environment },
    });
    processes.push(child);
    return child;
  };
  const send = await (engine === 'firefox' ? openFirefox : openWebKit)(path, folder, start);
  // The layout of phones.
  await send('SetWindowRect', { x: 0, y: 0, width: 500, height: 900 });
  const run = (script: string, ...values: string[]) => send('ExecuteScript', { script, args: values });
  const find = async (selector: string) => {
    const element = await send('FindElement', { using: 'css selector', value: selector });
    return Object.values(element as Record<string, string>)[0] ?? '';
  };
  return {
    run,
    goto: (url: string) => send('Navigate', { url }),
    async click(selector: string) {
      // Not below fixed elements at the edges.
      await run(
        'document.querySelector(arguments[0])?.scrollIntoView({ block: "center", behavior: "instant" })',
        selector,
      );
      await send('ElementClick', { id: await find(selector) });
    },
    type: async (selector: string, text: string) =>
      send('ElementSendKeys', { id: await find(selector), text }),
    close() {
      for (const child of processes.reverse()) child.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
