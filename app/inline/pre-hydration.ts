/** Inlined in the head of each page. */
import { isBuildScript } from './build-script.ts';
import { keepDatesCurrent } from './dates.ts';
import { goBack } from './go-back.ts';
import { enhanceMenus } from './menu.ts';
import { switchLanguage } from './switch-language.ts';

/** The baseline of docs/decisions/0001-islands.md. Older browsers keep the prerendered page. */
const isSupported =
  window.CSS?.supports?.('selector(:popover-open)') &&
  'showPopover' in HTMLElement.prototype &&
  'requestSubmit' in HTMLFormElement.prototype &&
  'at' in Array.prototype &&
  ['AbortController', 'TextEncoderStream', 'matchMedia', 'queueMicrotask'].every(name => name in window);

const { dataset } = document.documentElement;
dataset['js'] = isSupported ? 'on' : 'failed';

if (isSupported) {
  enhanceMenus();
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isBuildScript(target.src)) dataset['js'] = 'failed';
    },
    true,
  );
}

addEventListener('click', goBack);
addEventListener('click', switchLanguage, true);
addEventListener('DOMContentLoaded', keepDatesCurrent);
