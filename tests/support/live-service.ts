import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '../../server/app.ts';
import type { Clock } from '../../server/inquiries/clock.ts';
import type { MailTransport } from '../../server/inquiries/mail/transport.ts';
import { createService } from '../../server/inquiries/service.ts';
import type { Store } from '../../server/inquiries/store/store.ts';
import { loadSite } from '../../server/site/table.ts';
import { builtSite } from './live-process.ts';
import { mailSettings } from './mail-settings.ts';

export interface LiveService {
  url: string;
  /** Events with their details, as JSON. */
  log: string[];
  /** Stops everything but the store. */
  stop(): Promise<void>;
}

/** All of a server with live inquiries in this process, so that it can be given a store and a clock. */
export async function startService(parts: {
  store: Store;
  clock: Clock;
  transport: MailTransport | null;
}): Promise<LiveService> {
  const folder = await builtSite('live');
  const site = await loadSite(join(folder, 'dist'));
  await rm(folder, { recursive: true });
  const log: string[] = [];
  const service = createService({
    ...parts,
    site,
    log: (event, details) => log.push(`${event} ${JSON.stringify(details)}`),
    settings: {
      database: { kind: 'sqlite', file: '' },
      smtp: null,
      ...mailSettings,
      deskSecrets: [],
      trustedProxies: [],
      limits: { perClient: 1e9, overall: 1e9 },
      log: 'events',
    },
  });
  const app = createApp({ site, addInquiries: service.addTo });
  await app.listen({ port: 0, host: '127.0.0.1' });
  service.start();
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async stop() {
      app.server.closeAllConnections();
      await Promise.all([app.close(), service.halt()]);
    },
  };
}
