import type { FastifyInstance } from 'fastify';
import { schedulePath } from '../../domain/announced.ts';
import { apiPath, postPath } from '../../domain/inquiry-api.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import type { Site } from '../site/site.ts';
import { addressOf } from '../site/url-setting.ts';
import { hitOverallLimit, noAlarms } from './alarms.ts';
import { type Clock, systemClock } from './clock.ts';
import { startDailyTasks } from './daily-tasks.ts';
import { registerSchedule } from './days/route.ts';
import { announcedReader } from './days/schedule.ts';
import { registerDesk } from './desk/desk.ts';
import { deskPath, linksReader } from './desk-links.ts';
import { isFromUntrustedProxy } from './http/client.ts';
import { registerEndpoint } from './http/endpoint.ts';
import { registerFormPost } from './http/form-post.ts';
import { healthPaths, registerHealth } from './http/health.ts';
import { createIntake } from './http/intake.ts';
import { createLimits } from './http/limits.ts';
import { refusalLimits } from './http/refusals.ts';
import { createLog, describeError, type Log, logRequests } from './log.ts';
import { createComposer } from './mail/compose.ts';
import { mailsFor, newMail } from './mail/messages.ts';
import { type MailTransport, openTransport } from './mail/transport.ts';
import { startWorker } from './mail/worker.ts';
import type { InquirySettings } from './settings.ts';
import { openForServer } from './store/open.ts';
import type { Store } from './store/store.ts';

/** Live inquiries, as the web server sees them. */
export type InquiryService = ReturnType<typeof createService>;

/** What live inquiries need from the site. */
type Pages = Pick<Site, 'resources' | 'policy' | 'answers' | 'deskStyle'>;

interface ServiceParts {
  settings: InquirySettings;
  store: Store;
  transport: MailTransport | null;
  site: Pages;
  clock: Clock;
  log: Log;
}

/**
 * Opens the store and creates the service. Rejects with a `SettingError` if the store cannot be used. While it is unavailable, inquiries
 * are refused with 503.
 */
export async function openService(settings: InquirySettings, site: Pages): Promise<InquiryService> {
  const clock = systemClock;
  // Keeps serving the site if the log cannot be written, as on a full disk.
  process.stdout.on('error', () => {});
  const log = createLog(line => process.stdout.write(`${line}\n`), clock.now);
  const setting = settings.database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
  let missing = '';
  const store = await openForServer(settings.database, reason => {
    log('store not open', { setting, reason }, 'error');
    missing = ` It does not open now (${setting}; ${reason}): inquiries are refused with 503 until it does.`;
  });
  const transport = settings.smtp && openTransport(settings.smtp, settings);
  const service = createService({ settings, site, clock, store, log, transport });
  return { ...service, summary: service.summary + missing };
}

export function createService(parts: ServiceParts) {
  const { settings, store, transport, site, clock, log } = parts;
  const alarms = noAlarms();
  let worker: ReturnType<typeof startWorker> | undefined;
  let tasks: ReturnType<typeof startDailyTasks> | undefined;
  const nudge = () => worker?.nudge();
  const announced = announcedReader(store);
  const links = linksReader(settings.deskSecrets, store);
  const intake = createIntake({
    store,
    announced,
    limits: createLimits(settings.limits, () => {
      if (!hitOverallLimit(alarms, clock.now(), 1))
        log('too many inquiries', { setting: 'LIMIT_OVERALL' }, 'error');
      alarms.overallLimitAt = clock.now();
    }),
    mailsFor: (submission, reference) => mailsFor(submission, reference, settings),
    onStored: nudge,
    report: ({ message }) => log('inquiry not stored', { reason: message }, 'error'),
    now: clock.now,
  });
  const refusals = refusalLimits(settings.limits);
  const { siteOrigin } = settings;

  return {
    /** Where inquiries go, in one line, printed at startup. */
    summary: summarize(settings),
    /** Adds the routes of inquiries, the desk and health checks. */
    addTo(app: FastifyInstance): void {
      const known = new Set<string>([
        apiPath,
        postPath,
        ...Object.values(locales).map(language => pathTo('thanks', language)),
        ...healthPaths,
        schedulePath,
        deskPath,
      ]);
      if (settings.log === 'requests')
        logRequests(app, path => known.has(path) || site.resources.has(path), log);
      app.addHook('onError', (_request, _reply, error, next) => {
        if ((error.statusCode ?? 500) >= 500) log('request failed', describeError(error), 'error');
        next();
      });
      warnOfUntrustedProxy(app, log);
      registerHealth(app, { store, sendsMail: transport !== null, alarms, now: clock.now });
      registerEndpoint(app, { intake, refusals, siteOrigin });
      registerSchedule(app, { announced, now: clock.now });
      registerDesk(app, {
        store,
        links,
        officeLocale: settings.officeLocale,
        confirmationOf: (reference, at) => newMail('confirmation', reference, at, settings),
        siteOrigin,
        style: site.deskStyle ?? '',
        onQueued: nudge,
        now: clock.now,
      });
      const { answers, policy } = site;
      // The development server has no renderer of a build.
      if (answers)
        registerFormPost(app, { intake, store, answers, policy, refusals, siteOrigin, now: clock.now });
    },
    /** Starts sending mails and the daily tasks. */
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
    /** Stops mails and daily tasks. Inquiries are still accepted. */
    async halt(): Promise<void> {
      await Promise.all([worker?.stop(), tasks?.stop()]);
    },
    close: () => store.close(),
  };
}

/** Warns once: without this setting all visitors behind the proxy or content delivery network share one limit. */
function warnOfUntrustedProxy(app: FastifyInstance, log: Log) {
  let warned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    if (!warned && isFromUntrustedProxy(request)) {
      warned = true;
      const event = 'a proxy is not trusted, so all its visitors share one limit';
      log(event, { setting: 'TRUSTED_PROXIES' }, 'error');
    }
    next();
  });
}

/** Where inquiries go, in one line, without user names and passwords. */
export function summarize({ database, smtp, officeEmail }: InquirySettings): string {
  const where = database.kind === 'sqlite' ? database.file : `PostgreSQL at ${addressOf(database.url)}`;
  const mails = smtp
    ? `mails are sent through ${addressOf(smtp.url)}, the office's to ${officeEmail}`
    : 'mails are held in the outbox until SMTP_URL is set';
  return `stored in ${where}; ${mails}.`;
}
