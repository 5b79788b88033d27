import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/app.ts';
import { loadSite, type Site } from '../../server/site/table.ts';

/** The built site on a port of its own, which is an origin of its own: nothing is cached or stored there yet. */
export interface HeldSite {
  origin: string;
  /** Lets no script through whose path begins so, until `release`: a line that stalls. */
  hold(path: string): void;
  release(): void;
  /** From here on no request is answered, as without a network. */
  cut(): void;
  close(): Promise<void>;
}

export const builtSite = (): Promise<Site> => loadSite('dist');

export async function serveSite(site: Site): Promise<HeldSite> {
  let held: { path: string; released: Promise<void> } | undefined;
  let release = () => {};
  let cut = false;
  const app = createApp({ site });
  app.addHook('onRequest', async ({ raw }) => {
    if (cut) raw.socket.destroy();
    if (held && raw.url?.startsWith(held.path) && raw.url.endsWith('.js')) await held.released;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    hold(path) {
      release();
      const released = new Promise<void>(resolve => {
        release = resolve;
      });
      held = { path, released };
    },
    release: () => release(),
    cut() {
      cut = true;
    },
    async close() {
      release();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
