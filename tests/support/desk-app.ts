import { beforeEach } from 'vitest';
import type { OfficeLocale } from '../../i18n/office-words.ts';
import { createApp } from '../../server/app.ts';
import { registerDesk } from '../../server/inquiries/desk/desk.ts';
import { createDeskLinks, type LinkTarget } from '../../server/inquiries/desk-links.ts';
import { createMail } from '../../server/inquiries/mail/messages.ts';
import { accept, submission, temporaryStore } from './inquiries.ts';
import { plainSite, siteOrigin } from './live-app.ts';
import { mailSettings } from './mail-settings.ts';

export const now = new Date('2026-11-20T12:00:00Z');
export const links = createDeskLinks(['a secret of thirty-two characters']);
export const linkTo = (target: LinkTarget) => links.sign(target, now);

/** Opens a new desk before each test. */
export function deskForEach() {
  const desk = {} as Awaited<ReturnType<typeof openDesk>>;
  beforeEach(async () => void Object.assign(desk, await openDesk()));
  return desk;
}

export async function openDesk(officeLocale: OfficeLocale = 'en') {
  const store = await temporaryStore();
  const calls = { queued: 0 };
  const app = createApp({
    site: plainSite(),
    addInquiries: target =>
      registerDesk(target, {
        store,
        links: async () => links,
        officeLocale,
        createConfirmation: (reference, at) => createMail('confirmation', reference, at, mailSettings),
        siteOrigin,
        style: 'p { color: red }',
        now: () => now,
        onQueued: () => void calls.queued++,
      }),
  });
  const get = (url: string) => app.inject({ url });
  /** The default header is that of a form on the same site. */
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
  /** Submits the form that has this button. */
  const press = async (url: string, act: string, fields: Record<string, string> = {}) =>
    post(url, { ...formOf((await get(url)).body, act), by: 'AM', ...fields });
  return {
    app,
    get,
    post,
    press,
    calls,
    store,
    accept: (...of: Parameters<typeof submission>) => accept(store, submission(...of)),
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
export function formOf(page: string, act: string, contains = ''): Record<string, string> {
  const forms = page.match(/<form method="post".*?<\/form>/gs) ?? [];
  const form =
    forms.find(text => text.includes(`name="act" value="${act}"`) && text.includes(contains)) ?? '';
  const fields: Record<string, string> = { act };
  const set = (name = '', value = '') => {
    fields[name] = unescapeHtml(value);
  };
  for (const [tag] of form.matchAll(/<input [^>]*>/g))
    if (!tag.includes('type="checkbox"') || tag.includes(' checked'))
      set(/ name="([^"]*)"/.exec(tag)?.[1], / value="([^"]*)"/.exec(tag)?.[1]);
  for (const [, name, value] of form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>\n(.*?)<\/textarea>/gs))
    set(name, value);
  for (const [, name, options = ''] of form.matchAll(/<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs))
    set(name, /<option value="([^"]*)" selected/.exec(options)?.[1]);
  return fields;
}

export const tickCheckboxes = (page: string, references: readonly string[]) =>
  references.map((reference): [string, string] => {
    const [, value = ''] = new RegExp(`name="chosen" value="(${reference}[^"]*)"`).exec(page) ?? [];
    return ['chosen', value];
  });

export function readReplyDraft(page: string) {
  const { pathname, searchParams } = new URL(unescapeHtml(/href="(mailto:[^"]+)"/.exec(page)?.[1] ?? ''));
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') ?? '' };
}
