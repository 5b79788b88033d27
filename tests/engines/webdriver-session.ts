import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../../tools/free-port.ts';
import type { Key, Session } from './session.ts';

/** A driver that speaks plain WebDriver (W3C), and what it is to start. */
interface Driver {
  path: string;
  capabilities: Record<string, unknown>;
  /** Whether its browser draws into a window; else it draws nowhere, in one size. */
  windowed: boolean;
}

const keys: Record<Key, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/** The browser's own controls, though they are not shown, would keep the window wider than 320 px. */
const narrowControls = '* { min-width: 0; padding: 0; border-width: 0; }';

/** The page is asked to move nothing: without a graphics card each frame of a page change takes a second. */
const stillness = '[Settings]\ngtk-enable-animations=0\n';

/** The middle of the screen, where its pointer rests. */
const middle = { x: 2000, y: 1500 };

/**
 * WebKit by its driver, on a screen of its own that nobody sees. There is no window manager: a window without one takes any
 * size, and has the focus while it lies under the pointer. So the corner of the window is put there.
 */
export async function openWebDriver({ path, capabilities, windowed }: Driver): Promise<Session> {
  const home = await mkdtemp(join(tmpdir(), 'engine-'));
  const children: ChildProcess[] = [];
  const stop = () => {
    for (const child of children.splice(0)) killGroup(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', stop);
  const end = () => {
    stop();
    process.off('exit', stop);
  };
  const start: Start = (command, options, env) => {
    const child = spawn(command, options, {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    children.push(child);
    return child;
  };

  try {
    await mkdir(join(home, 'gtk-3.0'));
    await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowControls);
    await writeFile(join(home, 'gtk-3.0/settings.ini'), stillness);
    const display = windowed ? await openScreen(start) : '';
    const port = await freePort();
    const driver = start(path, ['--host=127.0.0.1', `--port=${port}`], {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      // There is no graphics card to draw with.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Its sandbox does not run as root, which containers are.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    });
    let complaints: string[] = [];
    // The browser writes what a page says on the console to its output, which is the driver's.
    createInterface({ input: driver.stdout as Readable }).on('line', line => {
      const [, complaint] = /CONSOLE \w+ (?:ERROR|WARN(?:ING)?) (.*)/.exec(line) ?? [];
      if (complaint) complaints.push(complaint);
    });
    const call = caller(`http://127.0.0.1:${port}`);
    await answered(call, driver);
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    });
    const session = <Result>(method: 'GET' | 'POST', command: string, body?: object) =>
      call<Result>(method, `/session/${sessionId}/${command}`, body);
    const act = (id: string, type: string, actions: object[]) =>
      session<void>('POST', 'actions', { actions: [{ type, id, actions }] });
    const stroke = (value: string) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];

    return {
      goto: url => session('POST', 'url', { url }),
      evaluate: (run, ...values) =>
        session('POST', 'execute/sync', { script: `return (${run})(...arguments)`, args: values }),
      press: (x, y) =>
        act('mouse', 'pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      type: text => act('keys', 'key', [...text].flatMap(stroke)),
      key: name => act('keys', 'key', stroke(keys[name])),
      async resize(size) {
        if (windowed) await session('POST', 'window/rect', { x: middle.x - 1, y: middle.y - 1, ...size });
      },
      screenshot: async () => Buffer.from(await session<string>('GET', 'screenshot'), 'base64'),
      complaints() {
        const heard = complaints;
        complaints = [];
        return heard;
      },
      async renew() {
        await session('POST', 'url', { url: 'about:blank' });
        complaints = [];
      },
      close: async () => end(),
    };
  } catch (error) {
    end();
    throw error;
  }
}

type Start = (command: string, options: string[], env: NodeJS.ProcessEnv) => ChildProcess;

/** Starts a screen, which finds itself a free number and says it. */
async function openScreen(start: Start): Promise<string> {
  const size = `${2 * middle.x}x${2 * middle.y}x24`;
  const options = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const screen = start('Xvfb', options, process.env);
  return `:${await firstLine(screen, screen.stdio[3] as Readable)}`;
}

/** Asks the driver. What it refuses is thrown with its own words. */
function caller(origin: string) {
  return async <Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result> => {
    const answer = await fetch(origin + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

/** Asks until the driver listens; it does not say when. */
async function answered(call: ReturnType<typeof caller>, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`${driver.spawnfile} ended with ${driver.exitCode}.`);
    try {
      return await call<void>('GET', '/status');
    } catch {
      await new Promise(resolve => setImmediate(resolve));
    }
  }
}

function firstLine(child: ChildProcess, from: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`${child.spawnfile} ended with ${code}.`)));
    createInterface({ input: from }).once('line', resolve);
  });
}

/** Ends a process with all that it has started. */
function killGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
