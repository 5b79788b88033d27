import type { FastifyInstance } from 'fastify';
import { apiPath, serverPaths } from '../../domain/inquiry-api.ts';
import type { Site } from '../site/load-site.ts';
import { redactUrl } from '../site/url-setting.ts';
import { registerSchedule } from './announcements/route.ts';
import { type Clock, systemClock } from './clock.ts';
import { startDailyTasks } from './daily-tasks.ts';
import { registerDesk } from './desk/desk.ts';
import { createLinkReader } from './desk-links.ts';
import { registerEndpoint } from './http/endpoint.ts';
import { registerHealth } from './http/health.ts';
import { registerInquiryForm } from './http/inquiry-form.ts';
import { createLimits } from './http/limits.ts';
import { createSubmissions } from './http/submissions.ts';
import { createLog, describeError, type Log, logRequests } from './log.ts';
import { createComposer } from './mail/compose.ts';
import { createMail, createMails } from './mail/mails.ts';
import { type MailTransport, openTransport } from './mail/transport.ts';
import { startWorker } from './mail/worker.ts';
import { getStoreName, type InquirySettings } from './settings.ts';
import type { Store } from './store/create-store.ts';
import { openStore } from './store/open.ts';

export type InquiryService = ReturnType<typeof createService>;

type Pages = Pick<Site, 'resources' | 'deskStyle'>;

interface ServiceOptions {
  settings: InquirySettings;
  store: Store;
  transport: MailTransport | null;
  site: Pages;
  clock: Clock;
  log: Log;
}

/** Throws a `SettingError` if an SQLite file cannot be used. While PostgreSQL is unreachable, inquiries are refused with 503. */
export function openService(settings: InquirySettings, site: Pages): InquiryService {
  const clock = systemClock;
  // Writing the log fails if the disk is full, which must not end the process.
  process.stdout.on('error', () => {});
  const log = createLog(line => process.stdout.write(`${line}\n`), clock.now);
  const transport = settings.smtp && openTransport(settings.smtp, settings);
  return createService({ settings, store: openStore(settings.database), transport, site, clock, log });
}

export function createService({ settings, store, transport, site, clock, log }: ServiceOptions) {
  let worker: ReturnType<typeof startWorker> | undefined;
  let tasks: ReturnType<typeof startDailyTasks> | undefined;
  const { siteOrigin } = settings;
  const { now } = clock;
  const style = site.deskStyle ?? '';
  const pollOutbox = () => worker?.pollNow();
  const links = createLinkReader(settings.deskSecret, store);
  const limits = createLimits(settings.limits, () =>
    log('too many inquiries', { setting: 'LIMIT_OVERALL' }, 'error'),
  );
  const submissions = createSubmissions({
    store,
    limits,
    createMails: (submission, reference) => createMails(submission, reference, settings),
    onStored: pollOutbox,
    report: ({ message }) => log('inquiry not stored', { reason: message }, 'error'),
    now,
  });

  return {
    summary: summarize(settings),
    addTo(app: FastifyInstance): void {
      const knownPaths = new Set<string>([apiPath, ...serverPaths]);
      if (settings.log === 'requests')
        logRequests(app, path => knownPaths.has(path) || site.resources.has(path), log);
      app.addHook('onError', (_request, _reply, error, next) => {
        if ((error.statusCode ?? 500) >= 500) log('request failed', describeError(error), 'error');
        next();
      });
      registerHealth(app, { store, now });
      registerEndpoint(app, { submissions, siteOrigin });
      registerInquiryForm(app, { submissions, store, siteOrigin, style });
      registerSchedule(app, { store, now });
      registerDesk(app, {
        store,
        links,
        officeLocale: settings.officeLocale,
        createConfirmation: (reference, at) => createMail('confirmation', reference, at, settings),
        siteOrigin,
        style,
        onQueued: pollOutbox,
        now,
      });
    },
    start(): void {
      transport?.verify().then(
        () => log('mail server ok', {}),
        error => log('mail server failed', { error: error.message }, 'error'),
      );
      const compose = createComposer({ store, settings, links, now });
      worker = startWorker({ store, compose, transport, clock, log });
      tasks = startDailyTasks({
        store,
        mail: settings,
        sendsMail: transport !== null,
        clock,
        log,
        onQueued: pollOutbox,
      });
    },
    /** Stops the worker and the daily tasks. Inquiries are still accepted. */
    async halt(): Promise<void> {
      await Promise.all([worker?.stop(), tasks?.stop()]);
    },
    close: () => store.close(),
  };
}

export function summarize({ database, smtp, officeEmail }: InquirySettings): string {
  const mails = smtp
    ? `mails are sent through ${redactUrl(smtp.url)}, the office's to ${officeEmail}`
    : 'mails wait in the outbox until SMTP_URL is set';
  return `stored in ${getStoreName(database)}; ${mails}.`;
}
