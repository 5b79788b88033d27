/**
 * Inlined in the head of each page: checks the browser against the baseline (docs/decisions/0001-islands.md), writes today's date, and does
 * what needs no more than a few lines: menu, *Go Back*, skip link, switching languages.
 */
import { keepDates } from './dates.ts';
import { goBack } from './go-back.ts';
import { watchMenus } from './menu.ts';
import { isOwnScript } from './own-script.ts';
import { watchPictures } from './settled-pictures.ts';
import { skipToContent } from './skip-link.ts';
import { switchLanguage } from './switch-language.ts';

/** Older browsers keep the page as it was prerendered. */
const isSupported =
  window.CSS?.supports?.('selector(:popover-open)') &&
  'showPopover' in HTMLElement.prototype &&
  'requestSubmit' in HTMLFormElement.prototype &&
  'at' in Array.prototype &&
  ['AbortController', 'TextEncoderStream', 'matchMedia', 'queueMicrotask'].every(name => name in window);

const { dataset } = document.documentElement;
dataset['js'] = isSupported ? 'on' : 'failed';

if (isSupported) {
  watchMenus();
  watchPictures();
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwnScript(target.src)) dataset['js'] = 'failed';
    },
    true,
  );
}

addEventListener('click', goBack);
addEventListener('click', skipToContent);
addEventListener('click', switchLanguage, true);
addEventListener('DOMContentLoaded', keepDates);
