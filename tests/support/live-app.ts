import type { InjectOptions } from 'fastify';
import { park } from '../../domain/park.ts';
import { createApp } from '../../server/app.ts';
import { createService } from '../../server/inquiries/service.ts';
import type { InquirySettings } from '../../server/inquiries/settings.ts';
import type { Store } from '../../server/inquiries/store/create-store.ts';
import { StoreUnavailable } from '../../server/inquiries/store/records.ts';
import type { Resource, Site } from '../../server/site/load-site.ts';
import { mailSettings } from './mail-settings.ts';
import { temporaryStore } from './temporary-store.ts';

export const siteOrigin = park.origin;
export const key = '7f0f6d0e-6f0b-4a57-9a2e-0d1c5d0f3a11';
/** On the day of the example inquiry. */
export const noon = new Date('2026-11-20T12:00:00Z');

export function plainSite(): Site {
  const page = (status: 200 | 404, text: string): Resource => {
    return { status, headers: { 'Content-Type': 'text/html' }, bodies: { identity: Buffer.from(text) } };
  };
  const notFound = page(404, 'Page Not Found');
  return {
    resources: new Map(Object.entries({ '/': page(200, 'Home'), '/404': notFound })),
    pages: new Set(),
    notFound: () => notFound,
    inquiryMode: 'live',
    policy: "default-src 'none'",
    deskStyle: 'p { color: red }',
  };
}

/** While it is down, every call fails. */
async function breakableStore(): Promise<Store & { down: boolean }> {
  const fail = async () => {
    throw new StoreUnavailable('The disk is full.');
  };
  return new Proxy(
    { ...(await temporaryStore()), down: false },
    { get: (store, name) => (store.down ? fail : Reflect.get(store, name)) },
  );
}

type Headers = Record<string, string | undefined>;
export type LiveApp = Awaited<ReturnType<typeof liveApp>>;

/** Tests set `clock.now`. `log` contains the events with their details as JSON. */
export async function liveApp(settings: Partial<InquirySettings> = {}) {
  const store = await breakableStore();
  const clock = { now: noon };
  const log: string[] = [];
  const site = plainSite();
  const service = createService({
    store,
    site,
    transport: null,
    clock: { now: () => clock.now, sleep: async () => {} },
    log: (event, details) => log.push(`${event} ${JSON.stringify(details)}`),
    settings: {
      database: { kind: 'sqlite', file: '' },
      smtp: null,
      ...mailSettings,
      deskSecret: undefined,
      trustedProxies: [],
      limits: { perClient: 1e6, overall: 1e6 },
      log: 'events',
      ...settings,
    },
  });
  const { trustedProxies = [] } = settings;
  const app = createApp({ site, trustedProxies, addInquiries: service.addTo });
  /** A header that is `undefined` removes the default one. */
  const postBytes = (payload: string | Buffer, headers: Headers = {}) => {
    const defaults = { 'content-type': 'application/json', origin: siteOrigin, 'idempotency-key': key };
    const entries = Object.entries({ ...defaults, ...headers }).filter(([, value]) => value !== undefined);
    const request: InjectOptions = { method: 'POST', url: '/api/inquiries', payload };
    return app.inject({ ...request, headers: Object.fromEntries(entries) });
  };
  const post = (body: unknown, headers?: Headers) => postBytes(JSON.stringify(body), headers);
  return { app, store, clock, log, post, postBytes };
}
