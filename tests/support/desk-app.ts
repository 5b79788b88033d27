import { beforeEach } from 'vitest';
import { deskPath } from '../../domain/inquiry-api.ts';
import type { OfficeLocale } from '../../i18n/office-words.ts';
import { createApp } from '../../server/app.ts';
import { registerDesk } from '../../server/inquiries/desk/desk.ts';
import { createDeskLinks } from '../../server/inquiries/desk-links.ts';
import { createMail } from '../../server/inquiries/mail/mails.ts';
import { plainSite, siteOrigin } from './live-app.ts';
import { mailSettings } from './mail-settings.ts';
import { accept, submission, temporaryStore } from './temporary-store.ts';

export const now = new Date('2026-11-20T12:00:00Z');
export const links = createDeskLinks('a secret of thirty-two characters');

/** Of a browser in which a link was opened. */
export const linkCookie = `desk-link=${links.sign('', now).replace('?until=', '').replace('&signature=', '.')}`;

type Headers = Record<string, string>;

/** Opens a new desk before each test. */
export function deskForEach() {
  const desk = {} as Awaited<ReturnType<typeof openDesk>>;
  beforeEach(async () => void Object.assign(desk, await openDesk()));
  return desk;
}

/** Requests are authorized by a cookie, unless they have other headers. */
export async function openDesk(officeLocale: OfficeLocale = 'en', origin: string = siteOrigin) {
  const store = await temporaryStore();
  const calls = { queued: 0 };
  const app = createApp({
    site: plainSite(),
    trustedProxies: [],
    addInquiries: target =>
      registerDesk(target, {
        store,
        links: async () => links,
        officeLocale,
        createConfirmation: (reference, at) => createMail('confirmation', reference, at, mailSettings),
        siteOrigin: origin,
        style: 'p { color: red }',
        now: () => now,
        onQueued: () => void calls.queued++,
      }),
  });
  const get = (url: string, headers: Headers = { cookie: linkCookie }) => app.inject({ url, headers });
  const post = (
    url: string,
    fields: Record<string, string> | [string, string][],
    headers: Headers = { cookie: linkCookie, 'sec-fetch-site': 'same-origin' },
  ) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  /** Submits the form that has this button. */
  const press = async (url: string, action: string, fields: Record<string, string> = {}) =>
    post(url.split('?')[0] ?? url, { ...formOf((await get(url)).body, action), initials: 'AM', ...fields });
  return {
    get,
    post,
    press,
    calls,
    store,
    accept: async (...of: Parameters<typeof submission>) => {
      const reference = await accept(store, submission(...of));
      return { reference, path: `${deskPath}/${reference}` };
    },
  };
}

export const unescapeHtml = (value: string) =>
  value
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Returns what a browser would send when this button is pressed. */
export function formOf(page: string, action: string): Record<string, string> {
  const forms = page.match(/<form method="post".*?<\/form>/gs) ?? [];
  const form = forms.find(text => text.includes(`name="action" value="${action}"`)) ?? '';
  const fields = [
    ...form.matchAll(/<input (?![^>]*checkbox)[^>]*name="([^"]*)"[^>]* value="([^"]*)"/g),
    ...form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>\n(.*?)<\/textarea>/gs),
    ...form.matchAll(/<select [^>]*name="([^"]*)"(?:(?!<\/select>).)*<option value="([^"]*)" selected/gs),
  ].map(([, name = '', value = '']) => [name, unescapeHtml(value)]);
  return { action, ...Object.fromEntries(fields) };
}

export function readReply(page: string) {
  const { pathname, searchParams } = new URL(unescapeHtml(/href="(mailto:[^"]+)"/.exec(page)?.[1] ?? ''));
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') ?? '' };
}
