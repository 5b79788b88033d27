/**
 * Starts the engines that Playwright cannot drive as Debian packages them. Debian has no geckodriver for selenium, and WebKitGTK's driver
 * lacks WebDriver BiDi, which puppeteer needs.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { type EngineName, findDrivenBrowser } from '../../tools/programs.ts';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };

export interface Browser {
  goto(url: string): Promise<unknown>;
  /** The function cannot use its closure. */
  evaluate<Result, Arguments extends unknown[]>(
    script: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<unknown>;
  type(text: string): Promise<void>;
  press(key: keyof typeof keys): Promise<void>;
  resize(size: { width: number; height: number }): Promise<unknown>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** @param path Of the browser, or of its WebDriver server. */
export const openBrowser = (engine: EngineName, path: string) =>
  engine === 'firefox' ? openFirefox(path) : openWebKit(engine, path);

async function openFirefox(path: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'en', 'ui.prefersReducedMotion': 1 },
  });
  let page = await browser.newPage();
  return {
    goto: url => page.goto(url),
    // biome-ignore lint/suspicious/noExplicitAny: puppeteer's types unwrap handles, which are never passed here
    evaluate: (script, ...values) => page.evaluate(script as any, ...values) as any,
    click: selector => page.click(selector),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    resize: size => page.setViewport(size),
    // After a restore from the back/forward cache, puppeteer misses the next navigation.
    async reset() {
      await page.close();
      page = await browser.newPage();
    },
    close: () => browser.close(),
  };
}

/** WebKitGTK needs a display; WPE WebKit is headless. */
async function openWebKit(name: 'webkit' | 'below-baseline', path: string): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'engine-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, 'gtk-3.0'));
  // The toolbar keeps windows wider than 320 px.
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; border-width: 0; }');
  // Without a GPU, each animation frame takes a second.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  // Starts any WebDriver server.
  const service = new ServiceBuilder(path)
    .setEnvironment({
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'C.UTF-8',
      // Works even if the system lacks this locale.
      LC_MESSAGES: 'en_US.UTF-8',
      DISPLAY: name === 'webkit' ? await openDisplay() : '',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // WebKit's sandbox does not run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    })
    .build();
  const [browserName, vendor, displayOption] =
    name === 'webkit' ? ['MiniBrowser', 'webkitgtk', '--full-screen'] : ['cog', 'wpe', '--platform=headless'];
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({
      browserName,
      [`${vendor}:browserOptions`]: {
        binary: findDrivenBrowser(name),
        args: ['--automation', displayOption],
      },
    })
    .build();
  return {
    goto: url => driver.get(url),
    evaluate: (script, ...values) => driver.executeScript(script, ...values),
    click: selector => driver.findElement(By.css(selector)).click(),
    type: text => driver.actions().sendKeys(text).perform(),
    press: key => driver.actions().sendKeys(keys[key]).perform(),
    resize: size =>
      driver
        .manage()
        .window()
        .setRect({ x: 1999, y: 1499, ...size }),
    reset: () => driver.get('about:blank'),
    async close() {
      await driver.quit();
      await service.kill();
    },
  };
}

/** Without a window manager, the window under the pointer has focus. */
async function openDisplay(): Promise<string> {
  const options = ['-displayfd', '1', '-screen', '0', '4000x3000x24', '-nolisten', 'tcp', '-terminate'];
  const display = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => display.kill());
  for await (const number of createInterface(display.stdout)) return `:${number}`;
  throw new Error('Xvfb did not start.');
}
