/** `npm run dev`: serves every page from the sources. */
import { createServer } from 'node:http';
import { relative } from 'node:path';
import { createServer as createVite } from 'vite';
import { parkDay } from '../domain/park-time.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { loadDotEnv } from '../server/site/dotenv.ts';
import { readSiteSettings, runAndReportSettingErrors } from '../server/site/settings.ts';

type Renderer = typeof import('../app/entry.server.tsx');
type Pages = typeof import('../site-build/pages.ts');

interface DevServer {
  url: string;
  close(): Promise<void>;
}

export async function serveSources(port: number, host: string): Promise<DevServer> {
  const { origin, inquiryMode, siteLocales } = readSiteSettings(process.env);
  const inquiries = inquiryMode === 'live' ? await openLiveInquiries() : undefined;
  const server = createServer();
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
  const createSettings = () => ({ origin, inquiryMode, siteLocales, today: parkDay() });

  const listPages = (pageNames: Pages['pageNames']) =>
    siteLocales.flatMap(locale => pageNames.map(page => ({ locale, page })));

  // Loaded per request, so that changes take effect.
  const renderDocument = async (path: string) => {
    const { createPageRenderer, pageNames, pathOf } = (await vite.ssrLoadModule(
      '/site-build/pages.ts',
    )) as Pages;
    const renderer = (await vite.ssrLoadModule('/app/entry.server.tsx')) as Renderer;
    const renderPage = await createPageRenderer(renderer, {
      ...createSettings(),
      entry: '/app/entry.client.ts',
    });
    const match = listPages(pageNames).find(({ locale, page }) => pathOf(page, locale) === path);
    const [, prefix] = path.split('/');
    const { locale, page } = match ?? {
      locale: siteLocales.find(id => id === prefix) ?? defaultLocale,
      page: 'notFound' as const,
    };
    const { html: document } = await renderPage(locale, page);
    // Lets Vite's client run before the page's script.
    const html = document.replace('type="module" async', 'type="module"');
    return { status: match ? 200 : 404, html: await vite.transformIndexHtml(path, html) };
  };

  vite.middlewares.use(async (request, response, next) => {
    try {
      const { pathname } = new URL(request.originalUrl ?? '/', origin);
      const { status, html } = await renderDocument(pathname.replace(/(.)\/$/, '$1'));
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
  // Vite reloads only for modules that the browser loads.
  vite.watcher.on('change', file => {
    const isClient = (vite.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (!isClient && /^(app|content|domain|i18n|site-build)\b/.test(relative('.', file)))
      vite.ws.send({ type: 'full-reload' });
  });
  server.on('request', (request, response) => {
    if (!inquiries?.answer(request, response)) vite.middlewares(request, response);
  });
  await new Promise<void>(resolve => server.listen(port, host, resolve));
  const address = server.address();
  const actualPort = typeof address === 'object' ? address?.port : port;
  if (inquiries) console.log(`Inquiries: ${inquiries.summary}`);
  return {
    url: `http://${host}:${actualPort}`,
    async close() {
      await vite.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      await inquiries?.close();
    },
  };
}

async function openLiveInquiries() {
  const { openInquiries } = await import('./dev-inquiries.ts');
  const { readInquirySettings } = await import('../server/inquiries/settings.ts');
  return openInquiries(readInquirySettings(process.env));
}

if (import.meta.main)
  await runAndReportSettingErrors(async () => {
    loadDotEnv();
    const { port, host = '127.0.0.1' } = readSiteSettings(process.env);
    const { url } = await serveSources(port, host);
    console.log(`The site from its sources: ${url}`);
  });
