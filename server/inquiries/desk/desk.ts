import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../site/html.ts';
import { deskPath, type LinkTarget, linkDays } from '../desk-links.ts';
import { StoreUnavailable } from '../store/store.ts';
import { openedInquiry, openedUntil, rememberLink, signedAddress, untilOf } from './access.ts';
import { postDays, renderDays } from './days.ts';
import { goneNotice, postInquiry, renderInquiry } from './inquiry.ts';
import { copy, type DeskPage, noticePage } from './layout.ts';
import { postList, renderList } from './list.ts';
import {
  type Desk,
  type DeskParts,
  isFromElsewhere,
  pageSender,
  postedField,
  redirect,
  type Send,
} from './requests.ts';

/** Most bytes of a post: a note in a script with nine bytes a character. */
const bodyLimit = 64 * 1024;

const notices = {
  deadLink: noticePage(copy.deadLink.title, copy.deadLink.text(linkDays)),
  gone: goneNotice,
  foreign: noticePage(copy.foreign.title, copy.foreign.text),
  tooLong: noticePage(copy.foreign.title, copy.faults.noteTooLong),
  unavailable: (note: string) =>
    noticePage(
      copy.unavailable.title,
      copy.unavailable.text,
      note !== '' && copy.unavailable.note,
      note !== '' && html`<textarea rows="6" readonly aria-label="${copy.inquiry.note}">\n${note}</textarea>`,
    ),
};

interface Screen {
  target: Exclude<LinkTarget, `${string}-${string}`>;
  path: string;
  render(desk: Desk, request: FastifyRequest): Promise<DeskPage>;
  post(desk: Desk, send: Send, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const screens: readonly Screen[] = [
  { target: 'list', path: deskPath, render: renderList, post: postList },
  { target: 'days', path: `${deskPath}/days`, render: renderDays, post: postDays },
];

/**
 * The ticket office's pages: `/desk` lists inquiries, `/desk/days` tells of days that are not as usual, `/desk/IP-…` is an inquiry. `GET`
 * shows and `POST` acts. Each is opened by the signature in its query (`desk-links.ts`) and, in a browser that has opened one before, by
 * its bare address (`access.ts`): there is no password. A GET changes nothing, because programs that look for harm in mails follow every
 * link.
 */
export function registerDesk(app: FastifyInstance, parts: DeskParts): void {
  app.register((routes, _options, done) => {
    const send = pageSender(parts.style);
    const ready = async (): Promise<Desk> => ({ ...parts, links: await parts.links() });
    const redirectOrRefuse = async (
      desk: Desk,
      request: FastifyRequest,
      reply: FastifyReply,
      target: string,
    ) => {
      const address = await signedAddress(desk, request, target);
      return address === null ? send(reply, 404, notices.deadLink) : redirect(reply, address);
    };
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit },
      (_request, bytes, end) => end(null, new URLSearchParams(bytes.toString())),
    );
    routes.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof StoreUnavailable)
        return send(reply, 503, notices.unavailable(postedField(request, 'text')));
      if (error.statusCode === 413) return send(reply, 413, notices.tooLong);
      return send(reply, error.statusCode ?? 500, notices.unavailable(''));
    });

    for (const { target, path, render, post } of screens) {
      routes.get(path, async (request, reply) => {
        const desk = await ready();
        const until = await openedUntil(desk, target, request);
        if (!until) return redirectOrRefuse(desk, request, reply, target);
        rememberLink(desk, reply, until);
        return send(reply, 200, await render(desk, request));
      });
      routes.post(path, async (request, reply) => {
        if (isFromElsewhere(parts, request)) return send(reply, 403, notices.foreign);
        const desk = await ready();
        if (!(await openedUntil(desk, target, request))) return send(reply, 404, notices.deadLink);
        return post(desk, send, request, reply);
      });
    }

    routes.get<{ Params: { reference: string } }>(`${deskPath}/:reference`, async (request, reply) => {
      const desk = await ready();
      const stored = await openedInquiry(desk, request);
      if (stored === 'deadLink') return redirectOrRefuse(desk, request, reply, request.params.reference);
      if (stored === 'gone') return send(reply, 404, notices.gone);
      rememberLink(desk, reply, untilOf(request));
      return send(reply, 200, await renderInquiry(desk, request, stored));
    });
    routes.post<{ Params: { reference: string } }>(`${deskPath}/:reference`, async (request, reply) => {
      if (isFromElsewhere(parts, request)) return send(reply, 403, notices.foreign);
      const desk = await ready();
      const stored = await openedInquiry(desk, request);
      if (typeof stored === 'string') return send(reply, 404, notices[stored]);
      return postInquiry(desk, send, request, reply, stored);
    });
    done();
  });
}
