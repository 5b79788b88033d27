import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { park } from '../../domain/park.ts';
import { createApp } from '../../server/app.ts';
import { type Alarms, noAlarms } from '../../server/inquiries/alarms.ts';
import { clientAddress } from '../../server/inquiries/http/client.ts';
import { registerEndpoint } from '../../server/inquiries/http/endpoint.ts';
import { registerHealth } from '../../server/inquiries/http/health.ts';
import { createIntake } from '../../server/inquiries/http/intake.ts';
import { createLimits } from '../../server/inquiries/http/limits.ts';
import { refusalLimits } from '../../server/inquiries/http/refusals.ts';
import type { NewMail, Reference } from '../../server/inquiries/store/store.ts';
import type { Resource, Site } from '../../server/site/table.ts';
import { exampleInquiry } from './example-inquiry.ts';
import { type MemoryStore, memoryStore } from './memory-store.ts';

export const siteOrigin = park.origin;

/** Noon in the park, 20 November 2026. */
export const noon = new Date('2026-11-20T12:00:00Z');

export const message = {
  ...exampleInquiry,
  locale: 'en',
  website: '',
  elapsedMs: 40_000,
};

export const key = '7f0f6d0e-6f0b-4a57-9a2e-0d1c5d0f3a11';

export interface LiveApp {
  app: FastifyInstance;
  store: MemoryStore;
  /** What the intake calls back. */
  calls: { stored: number; reported: Error[] };
  /** What time it is. */
  clock: { now: Date };
  alarms: Alarms;
  /** `POST /api/inquiries` with a body in JSON; headers given as undefined are left out. */
  post(body: unknown, headers?: Record<string, string | undefined>): Promise<LightMyRequestResponse>;
  /** The same, of bytes that need be no JSON. */
  postBytes(
    payload: string | Buffer,
    headers?: Record<string, string | undefined>,
  ): Promise<LightMyRequestResponse>;
}

interface Options {
  limits?: { perClient: number; overall: number };
  trustedProxies?: string[];
  sendsMail?: boolean;
}

/** A site of two pages. */
export function plainSite(): Site {
  const page = (status: 200 | 404, text: string): Resource => {
    const identity = {
      etag: '"x"',
      body: Buffer.from(text),
      headers: ['Content-Type', 'text/html'],
      notModified: [],
    };
    return { status, representations: { identity } };
  };
  const notFound = page(404, 'Page Not Found');
  return {
    resources: new Map([
      ['/', page(200, 'Home')],
      ['/404', notFound],
    ]),
    moved: new Map(),
    notFound: () => notFound,
    inquiryMode: 'live',
    builtOn: '2026-11-20',
  };
}

/** The web server with the endpoint on a store in memory. */
export function liveApp(options: Options = {}): LiveApp {
  const store = memoryStore();
  const calls: LiveApp['calls'] = { stored: 0, reported: [] };
  const clock = { now: noon };
  const alarms = noAlarms();
  const now = () => clock.now;
  const limits = options.limits ?? { perClient: 1e6, overall: 1e6 };
  const intake = createIntake({
    store,
    limits: createLimits(limits),
    mailsFor: (_submission, reference) => [mailOf(reference)],
    onStored: () => {
      calls.stored += 1;
    },
    report: error => calls.reported.push(error),
    now,
  });
  const app = createApp({
    site: plainSite(),
    addInquiries: target => {
      registerHealth(target, { store, sendsMail: options.sendsMail ?? true, alarms, now });
      registerEndpoint(target, {
        intake,
        refusals: refusalLimits(limits),
        clientOf: clientAddress(options.trustedProxies ?? []),
        siteOrigin,
      });
    },
  });
  const postBytes: LiveApp['postBytes'] = (payload, headers = {}) => {
    const sent = {
      'content-type': 'application/json',
      origin: siteOrigin,
      'idempotency-key': key,
      ...headers,
    };
    const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const request: InjectOptions = { method: 'POST', url: '/api/inquiries', payload };
    return app.inject({ ...request, headers: Object.fromEntries(given) });
  };
  return {
    app,
    store,
    calls,
    clock,
    alarms,
    post: (body, headers) => postBytes(JSON.stringify(body), headers),
    postBytes,
  };
}

function mailOf(reference: Reference): NewMail {
  return { kind: 'office', messageId: `<${reference}@example.com>` };
}
