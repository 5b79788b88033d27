import type { FastifyInstance } from 'fastify';
import { apiPath, serverPaths } from '../../domain/inquiry-api.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import type { Site } from '../site/site.ts';
import { redactUrl } from '../site/url-setting.ts';
import { createAlarms, reachedOverallLimit } from './alarms.ts';
import { registerSchedule } from './announcements/route.ts';
import { createAnnouncementReader } from './announcements/schedule-facts.ts';
import { type Clock, systemClock } from './clock.ts';
import { startDailyTasks } from './daily-tasks.ts';
import { registerDesk } from './desk/desk.ts';
import { createLinkReader } from './desk-links.ts';
import { isFromUntrustedProxy } from './http/client.ts';
import { registerEndpoint } from './http/endpoint.ts';
import { registerFormPost } from './http/form-post.ts';
import { registerHealth } from './http/health.ts';
import { createLimits } from './http/limits.ts';
import { createRefusalLimits } from './http/post-guards.ts';
import { createSubmissionHandler } from './http/submission-handler.ts';
import { createLog, describeError, type Log, logRequests } from './log.ts';
import { createComposer } from './mail/compose.ts';
import { createMail, createMails } from './mail/messages.ts';
import { type MailTransport, openTransport } from './mail/transport.ts';
import { startWorker } from './mail/worker.ts';
import type { InquirySettings } from './settings.ts';
import { openForServer } from './store/open.ts';
import type { Store } from './store/store.ts';

export type InquiryService = ReturnType<typeof createService>;

type Pages = Pick<Site, 'resources' | 'policy' | 'answers' | 'deskStyle'>;

interface ServiceOptions {
  settings: InquirySettings;
  store: Store;
  transport: MailTransport | null;
  site: Pages;
  clock: Clock;
  log: Log;
}

/** Starts also while the store is unavailable: inquiries are then refused with 503. */
export async function openService(settings: InquirySettings, site: Pages): Promise<InquiryService> {
  const clock = systemClock;
  // Writing the log fails if the disk is full, which must not end the process.
  process.stdout.on('error', () => {});
  const log = createLog(line => process.stdout.write(`${line}\n`), clock.now);
  const setting = settings.database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
  let unavailability = '';
  const store = await openForServer(settings.database, reason => {
    log('store not open', { setting, reason }, 'error');
    unavailability = ` It does not open now (${setting}; ${reason}): inquiries are refused with 503 until it does.`;
  });
  const transport = settings.smtp && openTransport(settings.smtp, settings);
  const service = createService({ settings, site, clock, store, log, transport });
  return { ...service, summary: service.summary + unavailability };
}

export function createService(options: ServiceOptions) {
  const { settings, store, transport, site, clock, log } = options;
  const alarms = createAlarms();
  let worker: ReturnType<typeof startWorker> | undefined;
  let tasks: ReturnType<typeof startDailyTasks> | undefined;
  const nudge = () => worker?.pollNow();
  const readAnnouncements = createAnnouncementReader(store);
  const links = createLinkReader(settings.deskSecrets, store);
  const submissions = createSubmissionHandler({
    store,
    readAnnouncements,
    limits: createLimits(settings.limits, () => {
      if (!reachedOverallLimit(alarms, clock.now(), 1))
        log('too many inquiries', { setting: 'LIMIT_OVERALL' }, 'error');
      alarms.overallLimitAt = clock.now();
    }),
    createMails: (submission, reference) => createMails(submission, reference, settings),
    onStored: nudge,
    report: ({ message }) => log('inquiry not stored', { reason: message }, 'error'),
    now: clock.now,
  });
  const refusals = createRefusalLimits(settings.limits);
  const { siteOrigin } = settings;

  return {
    summary: summarize(settings),
    addTo(app: FastifyInstance): void {
      const knownPaths = new Set<string>([
        apiPath,
        ...serverPaths,
        ...Object.values(locales).map(language => pathTo('thanks', language)),
      ]);
      if (settings.log === 'requests')
        logRequests(app, path => knownPaths.has(path) || site.resources.has(path), log);
      app.addHook('onError', (_request, _reply, error, next) => {
        if ((error.statusCode ?? 500) >= 500) log('request failed', describeError(error), 'error');
        next();
      });
      warnOfUntrustedProxy(app, log);
      registerHealth(app, { store, sendsMail: transport !== null, alarms, now: clock.now });
      registerEndpoint(app, { submissions, refusals, siteOrigin });
      registerSchedule(app, { readAnnouncements, now: clock.now });
      registerDesk(app, {
        store,
        links,
        officeLocale: settings.officeLocale,
        createConfirmation: (reference, at) => createMail('confirmation', reference, at, settings),
        siteOrigin,
        style: site.deskStyle ?? '',
        onQueued: nudge,
        now: clock.now,
      });
      const { answers, policy } = site;
      // The development server has no built renderer.
      if (answers)
        registerFormPost(app, { submissions, store, answers, policy, refusals, siteOrigin, now: clock.now });
    },
    start(): void {
      const compose = createComposer({ store, settings, links, alarms, now: clock.now });
      worker = startWorker({ store, compose, transport, clock, log });
      tasks = startDailyTasks({
        store,
        mail: settings,
        sendsMail: transport !== null,
        alarms,
        clock,
        log,
        onQueued: nudge,
      });
    },
    /** Stops the worker and the daily tasks. Inquiries are still accepted. */
    async halt(): Promise<void> {
      await Promise.all([worker?.stop(), tasks?.stop()]);
    },
    close: () => store.close(),
  };
}

/** Without TRUSTED_PROXIES, all visitors behind the proxy share one rate limit. */
function warnOfUntrustedProxy(app: FastifyInstance, log: Log) {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    if (!hasWarned && isFromUntrustedProxy(request)) {
      hasWarned = true;
      const event = 'a proxy is not trusted, so all its visitors share one limit';
      log(event, { setting: 'TRUSTED_PROXIES' }, 'error');
    }
    next();
  });
}

export function summarize({ database, smtp, officeEmail }: InquirySettings): string {
  const where = database.kind === 'sqlite' ? database.file : `PostgreSQL at ${redactUrl(database.url)}`;
  const mails = smtp
    ? `mails are sent through ${redactUrl(smtp.url)}, the office's to ${officeEmail}`
    : 'mails are held in the outbox until SMTP_URL is set';
  return `stored in ${where}; ${mails}.`;
}
