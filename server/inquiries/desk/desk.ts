import type { FastifyInstance, FastifyReply } from 'fastify';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { registerFormParser } from '../../site/form-body.ts';
import { isCrossSite } from '../../site/origin.ts';
import { linkDays } from '../desk-links.ts';
import { postDays, showDays } from './changed-days.ts';
import {
  createContext,
  type Desk,
  type DeskContext,
  type DeskOptions,
  type DeskRequest,
  daysPath,
  isAuthorized,
  sendPage,
} from './context.ts';
import { getDeskWords } from './desk-words.ts';
import { postInquiry, showInquiry } from './inquiry.ts';
import { type DeskPage, noticePage } from './layout.ts';
import { postList, showList } from './list.ts';

/** In bytes. */
const bodyLimit = 64 * 1024;

const createNoticePages = ({ words, language }: Desk) => ({
  deadLink: noticePage(
    words.deadLink.title,
    formatMessage(words.deadLink.text, { days: linkDays }, language),
  ),
  crossSite: noticePage(words.foreign.title, words.foreign.text),
  unavailable: noticePage(words.unavailable.title, words.unavailable.text),
});

interface PageHandlers {
  show(context: DeskContext): Promise<FastifyReply>;
  post(context: DeskContext): Promise<FastifyReply>;
}

const pages: Readonly<Record<string, PageHandlers>> = {
  [deskPath]: { show: showList, post: postList },
  [daysPath]: { show: showDays, post: postDays },
  [`${deskPath}/:reference`]: { show: showInquiry, post: postInquiry },
};

/** GET changes nothing but cookies, because mail scanners follow every link. */
export function registerDesk(app: FastifyInstance, options: DeskOptions): void {
  const desk: Desk = { ...options, ...getDeskWords(options.officeLocale) };
  const { deadLink, crossSite, unavailable } = createNoticePages(desk);
  const send = (reply: FastifyReply, status: number, page: DeskPage) => sendPage(reply, desk, status, page);
  app.register(async routes => {
    registerFormParser(routes, bodyLimit);
    routes.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
      send(reply, statusCode, unavailable),
    );
    for (const [path, { show, post }] of Object.entries(pages)) {
      routes.get(path, async (request: DeskRequest, reply) =>
        (await isAuthorized(desk, request, reply))
          ? show(createContext(desk, request, reply))
          : send(reply, 404, deadLink),
      );
      routes.post(path, async (request: DeskRequest, reply) => {
        if (isCrossSite(request.headers, options.siteOrigin)) return send(reply, 403, crossSite);
        return (await isAuthorized(desk, request, reply))
          ? post(createContext(desk, request, reply))
          : send(reply, 404, deadLink);
      });
    }
  });
}
