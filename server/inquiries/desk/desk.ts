import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeWords } from '../../../content/office-words.ts';
import { isVisible } from '../../../domain/inquiry.ts';
import { referencePattern } from '../../../domain/inquiry-api.ts';
import { lateBefore } from '../../../domain/promises.ts';
import { uncachedHeaders } from '../../site/problem.ts';
import { deskPath, type LinkTarget } from '../desk-links.ts';
import { officeLocale } from '../office-language.ts';
import {
  type ActKind,
  type InquiryFilter,
  type Page,
  type Reference,
  type Store,
  type StoredInquiry,
  StoreUnavailable,
} from '../store/store.ts';
import {
  type AccessParts,
  claimOf,
  openedInquiry,
  openedUntil,
  pathWith,
  query,
  rememberedInitials,
  rememberInitials,
  rememberLink,
  signedAddress,
  untilOf,
} from './access.ts';
import {
  erasePage,
  initialsLength,
  inquiryPage,
  listPage,
  type Message,
  noteLength,
  notices,
  type Typed,
  type View,
  views,
} from './pages.ts';

const copy = officeWords[officeLocale].desk;

/** Most bytes of a post: a note in a script with nine bytes a character. */
const bodyLimit = 64 * 1024;

type Order = NonNullable<Page['order']>;

/** Inquiries on a page of the list. */
const pageSize = 50;

/** Most inquiries that are counted: more are a number that helps nobody. */
const mostCounted = 1000;

/** Most characters of what is searched for. */
const longestSearch = 200;

export interface DeskParts extends AccessParts {
  store: Pick<
    Store,
    'find' | 'list' | 'count' | 'act' | 'mails' | 'remove' | 'erasePerson' | 'linksRevokedAt'
  >;
  /** Whether a request comes from a page of another site. */
  isForeign(headers: FastifyRequest['headers']): boolean;
  /** The stylesheet. */
  style: string;
}

/**
 * The ticket office's pages: `GET /desk` lists inquiries, `GET /desk/IP-…` shows one and `POST` to it acts. Each is opened by the
 * signature in its query (`desk-links.ts`) and, in a browser that has opened one before, by its bare address (`access.ts`): there is no
 * password. A GET changes nothing, because programs that look for harm in mails follow every link.
 */
export function registerDesk(app: FastifyInstance, parts: DeskParts): void {
  app.register((desk, _options, done) => {
    const { style } = parts;
    const send = pageSender(style);
    const redirectOrRefuse = async (request: FastifyRequest, reply: FastifyReply, target: string) => {
      const address = await signedAddress(parts, request, target);
      return address === null ? send(reply, 404, notices.deadLink(style)) : redirect(reply, address);
    };
    desk.removeAllContentTypeParsers();
    desk.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit },
      (_request, bytes, end) => end(null, new URLSearchParams(bytes.toString())),
    );
    desk.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof StoreUnavailable)
        return send(reply, 503, notices.unavailable(readPost(request).typed.text, style));
      if (error.statusCode === 413) return send(reply, 413, notices.tooLong(style));
      return send(reply, error.statusCode ?? 500, notices.unavailable('', style));
    });
    desk.get(deskPath, async (request, reply) => {
      const until = await openedUntil(parts, 'list', request);
      if (!until) return redirectOrRefuse(request, reply, 'list');
      rememberLink(parts, reply, until);
      return send(reply, 200, await renderList(parts, request, until));
    });
    desk.get<{ Params: { reference: string } }>(`${deskPath}/:reference`, async (request, reply) => {
      const stored = await openedInquiry(parts, request);
      if (stored === 'deadLink') return redirectOrRefuse(request, reply, request.params.reference);
      if (stored === 'gone') return send(reply, 404, notices.gone(style));
      rememberLink(parts, reply, untilOf(request));
      const { did } = query(request);
      const by = rememberedInitials(request);
      const message: Message | undefined =
        did !== undefined && did === stored.history.at(-1)?.kind
          ? { kind: 'done', text: copy.done[did as ActKind] }
          : undefined;
      return send(reply, 200, await renderInquiry(parts, request, stored, { by, text: '' }, message));
    });
    desk.post<{ Params: { reference: string } }>(`${deskPath}/:reference`, async (request, reply) => {
      if (isFromElsewhere(parts, request)) return send(reply, 403, notices.foreign(style));
      const stored = await openedInquiry(parts, request);
      if (typeof stored === 'string') return send(reply, 404, notices[stored](style));
      return post(parts, send, request, reply, stored);
    });
    done();
  });
}

type Send = (reply: FastifyReply, status: number, page: string) => FastifyReply;

function pageSender(style: string): Send {
  const headers = {
    ...uncachedHeaders,
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
      "font-src 'self'",
      "img-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    // The address of a page is its key.
    'Referrer-Policy': 'no-referrer',
    'Content-Type': 'text/html; charset=utf-8',
  };
  return (reply, status, page) => reply.code(status).headers(headers).send(Buffer.from(page));
}

const redirect = (reply: FastifyReply, location: string) =>
  reply
    .code(303)
    .headers({ ...uncachedHeaders, 'Referrer-Policy': 'no-referrer', Location: location })
    .send();

/**
 * Without a referrer browsers send `null` as the origin of a post (Fetch, "append a request `Origin` header"). Those that send no
 * `Sec-Fetch-Site` either are believed: another site does not know the signature.
 */
function isFromElsewhere({ isForeign }: DeskParts, { headers }: FastifyRequest): boolean {
  const { origin, ...others } = headers;
  return isForeign(origin === 'null' ? others : headers);
}

async function renderList({ store, links, style, now }: DeskParts, request: FastifyRequest, until: Date) {
  const at = now();
  const { view, words: typed = '', after } = query(request);
  const searched = typed.trim().slice(0, longestSearch);
  const shown = searched !== '' ? { words: searched } : (views.find(name => name === view) ?? 'open');
  const late = { status: 'late', lateBefore: lateBefore(at) } as const;
  const [filter, order] =
    typeof shown === 'object' ? ([{ words: shown.words }, 'newest'] as const) : filterOf(shown, late);
  const page: Page = {
    order,
    limit: pageSize + 1,
    ...(after !== undefined && referencePattern.test(after) && { after: after as Reference }),
  };
  const [found, open, lateCount] = await Promise.all([
    store.list(filter, page),
    store.count({ status: 'open' }, mostCounted + 1),
    store.count(late, mostCounted + 1),
  ]);
  const inquiries = found.slice(0, pageSize);
  return listPage(
    {
      inquiries,
      shown,
      counts: { open: shortCount(open), late: shortCount(lateCount) },
      now: at,
      linkTo: more => pathWith(request, more),
      linkToInquiry: reference => links.make(reference, at, until),
      claim: Object.entries(claimOf(request)),
      last: found.length > pageSize ? inquiries.at(-1)?.reference : undefined,
      isFirst: page.after === undefined,
    },
    style,
  );
}

const shortCount = (count: number) => (count > mostCounted ? `${mostCounted}+` : String(count));

function filterOf(view: View, late: InquiryFilter): [InquiryFilter, Order] {
  switch (view) {
    case 'open':
      return [{ status: 'open' }, 'oldest'];
    case 'late':
      return [late, 'oldest'];
    case 'visit':
      return [{ status: 'open' }, 'visit'];
    default:
      return [{ status: view }, 'newest'];
  }
}

async function renderInquiry(
  { store, links, now, style }: DeskParts,
  request: FastifyRequest,
  stored: StoredInquiry,
  typed: Typed,
  message?: Message,
): Promise<string> {
  const [mails, held] = await Promise.all([
    store.mails(stored.reference),
    store.list({ email: stored.inquiry.email }, { order: 'newest', limit: pageSize }),
  ]);
  const others = held.filter(({ reference }) => reference !== stored.reference);
  const action = pathWith(request);
  // Their links live no longer than the one that opened this page.
  const until = untilOf(request);
  const linkTo = (target: LinkTarget) => links.make(target, now(), until);
  return inquiryPage({ stored, mails, others, now: now(), action, typed, message, linkTo }, style);
}

/** What was posted, each line ended by `\n`, without controls. */
function readPost({ body }: FastifyRequest): { act: string; typed: Typed } {
  const field = (name: string) =>
    (body instanceof URLSearchParams ? (body.get(name) ?? '') : '')
      .replaceAll('\r\n', '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim();
  return { act: field('act'), typed: { by: field('by').replace(/\s+/g, ' '), text: field('text') } };
}

async function post(
  parts: DeskParts,
  send: Send,
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredInquiry,
) {
  const { store, style, now } = parts;
  const { act, typed } = readPost(request);
  const { reference, inquiry } = stored;
  const action = pathWith(request);
  switch (act) {
    case 'erase':
    case 'erase one':
    case 'erase all': {
      const held = await store.count({ email: inquiry.email });
      const by = typed.by;
      const fault = act === 'erase' ? undefined : faultOf('spam', { by, text: '' });
      if (act === 'erase' || fault)
        return send(reply, fault ? 422 : 200, erasePage({ stored, held, action, by, message: fault }, style));
      const erased = await (act === 'erase one'
        ? store.remove(reference, now(), by)
        : store.erasePerson(inquiry.email, now(), by));
      return send(reply, 200, notices.erased(erased.inquiries, erased.mails, style));
    }
    case 'answered':
    case 'reopened':
    case 'spam':
    case 'note':
      break;
    default:
      return send(reply, 400, await renderInquiry(parts, request, stored, typed));
  }
  const fault = faultOf(act, typed);
  if (fault) return send(reply, 422, await renderInquiry(parts, request, stored, typed, fault));
  const { by, text } = typed;
  const signed = { actedAt: now(), by };
  // What was written is kept, whatever else is done with it.
  if (text !== '') await store.act(reference, { ...signed, kind: 'note', text });
  const outcome = act === 'note' ? 'done' : await store.act(reference, { ...signed, kind: act, text: '' });
  if (outcome === 'missing') return send(reply, 404, notices.gone(style));
  if (act !== 'note' && outcome === 'already') {
    const message = [copy.already[act], text !== '' && copy.noteKept].filter(Boolean).join(' ');
    const current = (await store.find(reference)) ?? stored;
    const fault: Message = { kind: 'fault', text: message };
    return send(reply, 409, await renderInquiry(parts, request, current, { by, text: '' }, fault));
  }
  rememberInitials(reply, by);
  return redirect(reply, pathWith(request, { did: act }));
}

function faultOf(act: ActKind, { by, text }: Typed): Message | undefined {
  if (!isVisible(by)) return { kind: 'fault', text: copy.faults.initials, field: 'by' };
  if (by.length > initialsLength) return { kind: 'fault', text: copy.faults.initialsTooLong, field: 'by' };
  if (act === 'note' && text === '') return { kind: 'fault', text: copy.faults.note, field: 'text' };
  if (text.length > noteLength) return { kind: 'fault', text: copy.faults.noteTooLong, field: 'text' };
  return undefined;
}
