import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { readFormBodies } from '../../site/form-body.ts';
import { isCrossSite } from '../../site/origin.ts';
import { type LinkTarget, linkDays } from '../desk-links.ts';
import { StoreUnavailable } from '../store/store.ts';
import {
  createContext,
  type Desk,
  type DeskContext,
  type DeskOptions,
  type DeskRequest,
  findSignedUrl,
  readPostedField,
  redirectTo,
  sendPage,
} from './context.ts';
import { postDays, showDays } from './days.ts';
import { postInquiry, showInquiry } from './inquiry.ts';
import { type DeskPage, getDeskWords, noticePage, unsavedNote } from './layout.ts';
import { postList, showList } from './list.ts';

/** Large enough for the longest note, percent-encoded. */
const bodyLimit = 64 * 1024;

const createNoticePages = ({ copy, language }: Desk) => ({
  deadLink: noticePage(copy.deadLink.title, formatMessage(copy.deadLink.text, { days: linkDays }, language)),
  crossSite: noticePage(copy.foreign.title, copy.foreign.text),
  tooLong: noticePage(copy.foreign.title, copy.errors.noteTooLong),
  unavailable: (note: string) =>
    noticePage(copy.unavailable.title, copy.unavailable.text, ...unsavedNote(note, copy)),
});

interface PageHandlers {
  show(context: DeskContext): Promise<FastifyReply>;
  post(context: DeskContext): Promise<FastifyReply>;
}

function getHandlers(target: LinkTarget): PageHandlers {
  if (target === 'list') return { show: showList, post: postList };
  if (target === 'days') return { show: showDays, post: postDays };
  return { show: showInquiry, post: postInquiry };
}

/** GET changes nothing, because mail scanners follow every link. */
export function registerDesk(app: FastifyInstance, options: DeskOptions): void {
  const desk: Desk = { ...options, ...getDeskWords(options.officeLocale) };
  const { deadLink, crossSite, tooLong, unavailable } = createNoticePages(desk);
  const send = (reply: FastifyReply, status: number, page: DeskPage) => sendPage(reply, desk, status, page);
  app.register(async routes => {
    readFormBodies(routes, bodyLimit);
    routes.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof StoreUnavailable)
        return send(reply, 503, unavailable(readPostedField(request, 'text')));
      if (error.statusCode === 413) return send(reply, 413, tooLong);
      return send(reply, error.statusCode ?? 500, unavailable(''));
    });
    for (const path of [deskPath, `${deskPath}/:target`]) {
      routes.get(path, async (request: DeskRequest, reply) => {
        const context = await createContext(desk, request, reply);
        if (context) {
          context.rememberLink();
          return getHandlers(context.target).show(context);
        }
        const address = await findSignedUrl(options, request);
        return address === null ? send(reply, 404, deadLink) : redirectTo(reply, address);
      });
      routes.post(path, async (request: DeskRequest, reply) => {
        if (isForgedPost(request, options.siteOrigin)) return send(reply, 403, crossSite);
        const context = await createContext(desk, request, reply);
        return context ? getHandlers(context.target).post(context) : send(reply, 404, deadLink);
      });
    }
  });
}

/** Browsers send the origin `null` for pages without a referrer, such as ours. It is accepted, because other sites do not know the signature. */
function isForgedPost({ headers }: FastifyRequest, siteOrigin: string): boolean {
  const { origin, ...others } = headers;
  return isCrossSite(origin === 'null' ? others : headers, siteOrigin);
}
