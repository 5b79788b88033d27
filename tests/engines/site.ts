import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/app.ts';
import { loadSite } from '../../server/site/table.ts';

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/** The built site on a port of its own, which is an origin of its own: nothing is cached or stored there yet. */
export async function serveSite() {
  let scripts = Promise.withResolvers<void>();
  scripts.resolve();
  const app = createApp({ site: await loadSite('dist') });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.url?.startsWith('/assets/') && raw.url.endsWith('.js')) await scripts.promise;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Lets no script through until they are released, as on a line that stalls. */
    holdScripts() {
      scripts = Promise.withResolvers();
    },
    releaseScripts: () => scripts.resolve(),
    async close() {
      scripts.resolve();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
