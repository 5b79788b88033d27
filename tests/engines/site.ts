import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/app.ts';
import { loadSite, type Resource } from '../../server/site/table.ts';

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/** Stands in for the pages' program, and starts it when `startProgram()` is called. */
const waiting = '/waiting.js';

/** The built site on a port of its own, which is an origin of its own: nothing is cached or stored there yet. */
export async function serveSite() {
  let held = false;
  const site = await loadSite('dist');
  const heldPages = new Map([...site.resources].map(([path, resource]) => [path, withWaiting(resource)]));
  // The server asks for nothing but a resource by its path.
  const resources = { get: (path: string) => (held ? heldPages : site.resources).get(path) } as Map<
    string,
    Resource
  >;
  const app = createApp({ site: { ...site, resources } });
  app.addHook('onRequest', async ({ raw: { url = '' } }, reply) => {
    const [path, program] = url.split('?');
    if (path !== waiting) return;
    const text = `window.startProgram = () => import('${program}');`;
    await reply.headers({ 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).send(text);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Pages wait for `startProgram()`. Not on the line: WebKit's driver waits for whatever a document asks for. */
    holdScripts() {
      held = true;
    },
    releaseScripts() {
      held = false;
    },
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** A page whose program waits; anything else as it is. */
function withWaiting(resource: Resource): Resource {
  const { identity } = resource.representations;
  const html = identity.body.toString();
  const held = html.replace(/src="(\/assets\/entry\.client-[^"]+)"/, `src="${waiting}?$1"`);
  if (held === html) return resource;
  const body = Buffer.from(held);
  const headers = identity.headers.map((value, index, all) =>
    all[index - 1] === 'Content-Length' ? String(body.length) : value,
  );
  return { ...resource, representations: { identity: { ...identity, etag: '"held"', body, headers } } };
}
