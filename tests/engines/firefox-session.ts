import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core';
import type { Session } from './session.ts';

/** Firefox by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Session> {
  const running = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
  });
  let complaints: string[] = [];
  let { context, page } = await newPage(running, text => complaints.push(text));

  return {
    async goto(url) {
      await page.goto(url);
    },
    // biome-ignore lint/suspicious/noExplicitAny: its types unwrap handles, and none is passed here
    evaluate: (run, ...values) => page.evaluate(run as any, ...values) as any,
    press: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    key: name => page.keyboard.press(name),
    resize: size => page.setViewport(size),
    screenshot: () => page.screenshot(),
    complaints() {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    async renew() {
      await context.close();
      ({ context, page } = await newPage(running, text => complaints.push(text)));
      complaints = [];
    },
    close: () => running.close(),
  };
}

async function newPage(browser: Browser, complain: (text: string) => void) {
  const context: BrowserContext = await browser.createBrowserContext();
  const page: Page = await context.newPage();
  page.on('console', message => {
    if (['error', 'warn'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', error => {
    const text = error instanceof Error ? error.message : String(error);
    // What Firefox says of a request that the worker was answering when the page was left. Of an answer that fails it says more.
    if (!text.includes('intercepted the request and encountered an unexpected error'))
      complain(`uncaught: ${text}`);
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return { context, page };
}
