import type { InjectOptions } from 'fastify';
import type { ScheduleException } from '../../domain/exceptions.ts';
import { park } from '../../domain/park.ts';
import { createApp } from '../../server/app.ts';
import { createService } from '../../server/inquiries/service.ts';
import type { InquirySettings } from '../../server/inquiries/settings.ts';
import {
  type NewMail,
  type OutboxSummary,
  type Reference,
  StoreUnavailable,
  type Submission,
} from '../../server/inquiries/store/records.ts';
import { referenceOf } from '../../server/inquiries/store/reference.ts';
import type { Store } from '../../server/inquiries/store/store.ts';
import type { Resource, Site } from '../../server/site/site.ts';
import { mailSettings } from './mail-settings.ts';

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

/** Has only the methods that the visitors' part of the server needs. */
class MemoryStore {
  submissions: Submission[] = [];
  mails: NewMail[] = [];
  exceptions: ScheduleException[] = [];
  /** While true, every call fails with `StoreUnavailable`. */
  down = false;
  outbox: OutboxSummary = { failed: 0, oldestWaiting: null };

  async accept(submission: Submission, createMails: (reference: Reference) => readonly NewMail[]) {
    await this.checkWritable();
    const reference = this.#referenceOf(this.submissions.push(submission) - 1);
    this.mails.push(...createMails(reference));
    return { reference, isNew: true };
  }

  async findByKey(key: string) {
    await this.checkWritable();
    const index = this.submissions.findIndex(({ idempotencyKey }) => idempotencyKey === key);
    return index < 0 ? null : this.#referenceOf(index);
  }

  async find(reference: Reference) {
    await this.checkWritable();
    const submission = this.submissions.find((_, index) => this.#referenceOf(index) === reference);
    return submission ? { ...submission, reference } : null;
  }

  async listAnnouncements() {
    await this.checkWritable();
    return this.exceptions.map(exception => ({ exception }));
  }

  async checkWritable() {
    if (this.down) throw new StoreUnavailable('The disk is full.');
  }

  async summarizeOutbox() {
    await this.checkWritable();
    return this.outbox;
  }

  #referenceOf(index: number): Reference {
    return referenceOf(`${String(index).padStart(4, '0')}00`);
  }
}

type Headers = Record<string, string | undefined>;
export type LiveApp = ReturnType<typeof liveApp>;

/** Tests set `clock.now`. `log` contains the events with their details as JSON. */
export function liveApp(settings: Partial<InquirySettings> = {}) {
  const store = new MemoryStore();
  const clock = { now: noon };
  const log: string[] = [];
  const site = plainSite();
  const service = createService({
    store: store as unknown as Store,
    pool: null,
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
