import { createApp } from '../../server/app.ts';
import { registerDesk } from '../../server/inquiries/desk/desk.ts';
import { deskLinks, type LinkTarget } from '../../server/inquiries/desk-links.ts';
import { newMail } from '../../server/inquiries/mail/messages.ts';
import type { Store } from '../../server/inquiries/store/store.ts';
import { plainSite, siteOrigin } from './live-app.ts';
import { mailSettings } from './mail-settings.ts';

/** The current time of the desk. */
export const now = new Date('2026-11-20T12:00:00Z');
export const links = deskLinks(['a secret of thirty-two characters']);
export const linkTo = (target: LinkTarget) => links.make(target, now);

export type DeskApp = ReturnType<typeof deskApp>;

/** The office's pages on a store, for requests by `inject`. */
export function deskApp(store: Store) {
  const called = { queued: 0 };
  const app = createApp({
    site: plainSite(),
    addInquiries: target =>
      registerDesk(target, {
        store,
        links: async () => links,
        confirmationOf: (reference, at) => newMail('confirmation', reference, at, mailSettings),
        siteOrigin,
        style: 'p { color: red }',
        now: () => now,
        onQueued: () => void called.queued++,
      }),
  });
  const get = (url: string) => app.inject({ url });
  /** Posts a form as the page itself does, unless other headers are given. */
  const post = (
    url: string,
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return { app, get, post, called };
}

/** An address from an HTML attribute. */
export const unescaped = (address: string) => address.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
