import type { FastifyInstance, FastifyReply } from 'fastify';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { registerFormParser } from '../../site/form-body.ts';
import { isCrossSite } from '../../site/origin.ts';
import { linkDays } from '../desk-links.ts';
import { StoreUnavailable } from '../store/records.ts';
import { postDays, showDays } from './changed-days.ts';
import {
  createContext,
  type Desk,
  type DeskContext,
  type DeskOptions,
  type DeskRequest,
  daysPath,
  isAuthorized,
  readPostedField,
  sendPage,
} from './context.ts';
import { getDeskWords } from './desk-words.ts';
import { postInquiry, showInquiry } from './inquiry.ts';
import { type DeskPage, noticePage, unsavedNote } from './layout.ts';
import { postList, showList } from './list.ts';

/** In bytes. Limits notes. */
const bodyLimit = 64 * 1024;

const createNoticePages = ({ words, language }: Desk) => ({
  deadLink: noticePage(
    words.deadLink.title,
    formatMessage(words.deadLink.text, { days: linkDays }, language),
  ),
  crossSite: noticePage(words.foreign.title, words.foreign.text),
  tooLong: noticePage(words.foreign.title, words.errors.noteTooLong),
  lostLetters: (note: string) =>
    noticePage(words.foreign.title, words.errors.lostLetters, ...unsavedNote(note, words)),
  unavailable: (note: string) =>
    noticePage(words.unavailable.title, words.unavailable.text, ...unsavedNote(note, words)),
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
  const { deadLink, crossSite, tooLong, lostLetters, unavailable } = createNoticePages(desk);
  const send = (reply: FastifyReply, status: number, page: DeskPage) => sendPage(reply, desk, status, page);
  app.register(async routes => {
    registerFormParser(routes, bodyLimit);
    routes.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof StoreUnavailable)
        return send(reply, 503, unavailable(readPostedField(request, 'note')));
      if (error.statusCode === 413) return send(reply, 413, tooLong);
      return send(reply, error.statusCode ?? 500, unavailable(''));
    });
    for (const [path, { show, post }] of Object.entries(pages)) {
      routes.get(path, async (request: DeskRequest, reply) =>
        (await isAuthorized(desk, request, reply))
          ? show(createContext(desk, request, reply))
          : send(reply, 404, deadLink),
      );
      routes.post(path, async (request: DeskRequest, reply) => {
        if (isCrossSite(request.headers, options.siteOrigin)) return send(reply, 403, crossSite);
        // U+FFFD: a text in another charset has lost letters.
        if (/%EF%BF%BD/.test(String(request.body)))
          return send(reply, 400, lostLetters(readPostedField(request, 'note')));
        return (await isAuthorized(desk, request, reply))
          ? post(createContext(desk, request, reply))
          : send(reply, 404, deadLink);
      });
    }
  });
}
