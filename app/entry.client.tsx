import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fillFromDraft, inquiryForm, keepDraft } from './inquiry/draft.ts';
import { watchDoings } from './start/bring-back.ts';
import { tolerateMovedNodes } from './start/tolerant-dom.ts';

// A page change may skip its transition: the tab is hidden, or another page was asked for meanwhile. That is no error, but
// the router leaves the promise that says so to nobody.
window.addEventListener('unhandledrejection', event => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
    event.preventDefault();
});

const page = document.getElementById('page') as HTMLElement;
/**
 * The page as it was prerendered, for the day when all else fails, and the path that it belongs to. In a document of its own:
 * there no picture is fetched.
 */
const spare = document.implementation.createHTMLDocument().importNode(page, true);
const address = location.pathname;
let leaving = false;
const bringBack = watchDoings();
// Should the form be lost to an error screen, its text is not.
keepDraft();
const root = document.documentElement;
tolerateMovedNodes();

startTransition(() => {
  hydrateRoot(
    page,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // A part of the page was no longer as prerendered, and has been drawn anew.
      onRecoverableError(error) {
        console.warn(String(error));
        bringBack();
      },
      // No boundary has caught it, and React has taken everything down: back to the page without React, which says how
      // to reach the park. After a page change that page must be loaded first.
      onUncaughtError(error) {
        console.error(error);
        if (location.pathname !== address) {
          if (!leaving) location.reload();
          leaving = true;
          return;
        }
        root.dataset['js'] = 'failed';
        window.__early?.done();
        // The router lives on, and shows nothing any more: from now on the browser goes from page to page.
        history.pushState = (_state, _title, url) => url && location.assign(url);
        addEventListener('popstate', () => location.reload());
        page.replaceWith(spare);
        bringBack();
        const form = inquiryForm();
        if (form) fillFromDraft(form);
      },
    },
  );
});
