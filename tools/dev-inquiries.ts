import fastify from 'fastify';
import type { Plugin } from 'vite';
import { healthPaths } from '../server/inquiries/http/health.ts';
import { openService } from '../server/inquiries/service.ts';
import type { InquirySettings } from '../server/inquiries/settings.ts';

/**
 * Live inquiries in the development server: stored and mailed as in `npm start`. The form's own post, without scripts, needs
 * pages that only a build has.
 */
export function devInquiries(settings: InquirySettings): Plugin {
  const paths = new RegExp(`^(/api/|(${healthPaths.join('|')})$)`);
  return {
    name: 'dev-inquiries',
    apply: 'serve',
    async configureServer({ config, httpServer, middlewares }) {
      const service = await openService({ ...settings, log: 'events' }, { resources: new Map() });
      const app = fastify();
      service.addTo(app);
      await app.ready();
      middlewares.use((request, response, next) => {
        if (paths.test(request.url ?? '')) app.routing(request, response);
        else next();
      });
      service.start();
      config.logger.info(`Inquiries: ${service.summary}`);
      httpServer?.once('close', () => service.halt().then(() => service.close()));
    },
  };
}
