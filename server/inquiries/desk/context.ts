import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { OfficeLocale } from '../../../i18n/office-words.ts';
import { redirect } from '../../site/answers.ts';
import { sendStyledPage } from '../../site/styled-page.ts';
import type { ReadLinks } from '../desk-links.ts';
import type { Store } from '../store/create-store.ts';
import type { NewMail, Reference } from '../store/records.ts';
import { isReference } from '../store/reference.ts';
import type { DeskWords } from './desk-words.ts';
import { type DeskPage, initialsLength } from './layout.ts';

export interface DeskOptions {
  officeLocale: OfficeLocale;
  store: Store;
  links: ReadLinks;
  createConfirmation(reference: Reference, at: Date): NewMail;
  siteOrigin: string;
  style: string;
  onQueued(): void;
  now(): Date;
}

export type Desk = DeskOptions & DeskWords;

export type DeskRequest = FastifyRequest<{ Params: { reference?: string } }>;

export type DeskContext = ReturnType<typeof createContext>;

export const daysPath = `${deskPath}/days`;

export const inquiryPath = (reference: Reference) => `${deskPath}/${reference}`;

export function createContext(desk: Desk, request: DeskRequest, reply: FastifyReply) {
  const now = desk.now();
  const { reference } = request.params;
  const isPost = request.method === 'POST';
  const initials = isPost ? readPostedField(request, 'initials') : readInitialsCookie(request);
  return {
    ...desk,
    now,
    today: parkDay(now),
    reference: isReference(reference) ? reference : null,
    query: readQuery(request, desk),
    initials,
    getField: (name: string) => readPostedField(request, name),
    getFields: (name: string) => (request.body instanceof URLSearchParams ? request.body.getAll(name) : []),
    send: (status: number, page: DeskPage) => sendPage(reply, desk, status, page),
    rememberInitials: () => setCookie(desk, reply, initialsCookie, encodeURIComponent(initials), 31_536_000),
    /** To a page that says what was done. */
    redirectDone: (path: string, done: keyof DeskWords['words']['done']) =>
      redirect(reply, `${path}?done=${done}`),
  };
}

const linkCookie = 'desk-link';

/** By the link in the URL, or else by one that was opened in this browser before. */
export async function isAuthorized(desk: Desk, request: DeskRequest, reply: FastifyReply): Promise<boolean> {
  const links = await desk.links();
  const now = desk.now();
  const query = readQuery(request, desk);
  const claim = { until: query.get('until') ?? '', signature: query.get('signature') ?? '' };
  const expiry = links.verify(claim, now);
  if (expiry) {
    const seconds = Math.floor((expiry.getTime() - now.getTime()) / 1000);
    setCookie(desk, reply, linkCookie, `${claim.until}.${claim.signature}`, seconds);
    return true;
  }
  const [until = '', signature = ''] = readCookie(request, linkCookie).split('.');
  return links.verify({ until, signature }, now) !== null;
}

const readQuery = ({ url }: FastifyRequest, { siteOrigin }: DeskOptions) =>
  new URL(url, siteOrigin).searchParams;

function readCookie({ headers }: FastifyRequest, name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
}

/** SameSite is Lax, because links in webmail come from another site. */
function setCookie(
  { siteOrigin }: DeskOptions,
  reply: FastifyReply,
  name: string,
  value: string,
  seconds: number,
) {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${name}=${value}; Path=${deskPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

const initialsCookie = 'desk-initials';

function readInitialsCookie(request: FastifyRequest): string {
  try {
    const initials = decodeURIComponent(readCookie(request, initialsCookie));
    return initials.length > initialsLength ? '' : initials;
  } catch {
    return '';
  }
}

export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

export const readPostedField = ({ body }: FastifyRequest, name: string): string =>
  cleanText(body instanceof URLSearchParams ? (body.get(name) ?? '') : '');

/** Returns -1, which is neither an id nor a revision, if the text is not a number. */
export const readNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

export function sendPage(reply: FastifyReply, desk: Desk, status: number, { title, main }: DeskPage) {
  const { words, language, style } = desk;
  const page = {
    language,
    title: formatMessage(words.title, { page: title }, language),
    place: words.place,
    main,
  };
  return sendStyledPage(reply, status, page, style);
}
