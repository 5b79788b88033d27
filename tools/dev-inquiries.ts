import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify from 'fastify';
import { apiRoot, serverPaths } from '../domain/inquiry-api.ts';
import { openService } from '../server/inquiries/service.ts';
import type { InquirySettings } from '../server/inquiries/settings.ts';
import { readDeskStyle } from '../site-build/desk-style.ts';

export async function openInquiries(settings: InquirySettings) {
  const pathPattern = new RegExp(`^(${[apiRoot, ...serverPaths].join('|')})(/|\\?|$)`);
  const service = await openService(
    { ...settings, log: 'events' },
    { resources: new Map(), deskStyle: await readDeskStyle() },
  );
  const app = fastify({ trustProxy: [...settings.trustedProxies] });
  service.addTo(app);
  await app.ready();
  service.start();
  return {
    summary: service.summary,
    /** Returns whether it handled the request. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const isHandled = pathPattern.test(request.url ?? '');
      if (isHandled) app.routing(request, response);
      return isHandled;
    },
  };
}
