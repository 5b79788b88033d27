import type { Engine } from '../../tools/engines.ts';
import { openFirefox } from './firefox-session.ts';
import type { Session } from './session.ts';
import { openWebDriver } from './webdriver-session.ts';

export function openEngine({ name, path, browser }: Engine): Promise<Session> {
  switch (name) {
    case 'firefox':
      return openFirefox(path);
    case 'webkit':
      return openWebDriver({
        path,
        windowed: true,
        capabilities: {
          'webkitgtk:browserOptions': {
            binary: browser,
            // The whole window is the page, of any size.
            args: ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'],
          },
        },
      });
    case 'floor':
      return openWebDriver({
        path,
        windowed: false,
        capabilities: {
          'wpe:browserOptions': { binary: browser, args: ['--automation', '--platform=headless'] },
        },
      });
  }
}
