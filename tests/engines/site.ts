import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/app.ts';
import { loadSite, type Site } from '../../server/site/table.ts';

/** The built site on a port of its own, which is an origin of its own: nothing is cached or stored there yet. */
export interface HeldSite {
  origin: string;
  /** Lets no script file through until `release`, as a line that stalls. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

export const builtSite = (): Promise<Site> => loadSite('dist');

export async function serveSite(site: Site): Promise<HeldSite> {
  let released = Promise.resolve();
  let release = () => {};
  const app = createApp({ site });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.url?.startsWith('/assets/') && raw.url.endsWith('.js')) await released;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    hold() {
      released = new Promise(resolve => {
        release = resolve;
      });
    },
    release: () => release(),
    async close() {
      release();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
