/** `npm run dev`: serves every page from the sources. */
import { relative } from 'node:path';
import { createServer, type InlineConfig, mergeConfig, type ViteDevServer } from 'vite';
import { parkDay } from '../domain/park-time.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { loadDotEnv } from '../server/site/dotenv.ts';
import { readSiteSettings, runAndReportSettingErrors } from '../server/site/settings.ts';
import config from '../vite.config.ts';

type Renderer = typeof import('../app/entry.server.tsx');
type Pages = typeof import('../site-build/pages.ts');

export async function serveSources(port: number, host: string): Promise<ViteDevServer> {
  const { origin, inquiryMode, siteLocales } = readSiteSettings(process.env);
  const inquiries = inquiryMode === 'live' ? await openLiveInquiries() : undefined;
  if (inquiries) console.log(`Inquiries: ${inquiries.summary}`);

  // Loaded per request, so that changes take effect.
  const renderDocument = async (vite: ViteDevServer, path: string) => {
    const pages = (await vite.ssrLoadModule('/site-build/pages.ts')) as Pages;
    const renderer = (await vite.ssrLoadModule('/app/entry.server.tsx')) as Renderer;
    const renderPage = await pages.createPageRenderer(renderer, {
      ...{ origin, inquiryMode, siteLocales, today: parkDay() },
      entry: '/app/entry.client.ts',
    });
    const match = siteLocales
      .flatMap(locale => pages.pageNames.map(page => ({ locale, page })))
      .find(({ locale, page }) => pages.pathOf(page, locale) === path);
    const locale = siteLocales.find(id => id === path.split('/')[1]) ?? defaultLocale;
    const { html } = await (match ? renderPage(match.locale, match.page) : renderPage(locale, 'notFound'));
    // Lets Vite's client run before the page's script.
    const document = html.replace('type="module" async', 'type="module"');
    return { status: match ? 200 : 404, html: await vite.transformIndexHtml(path, document) };
  };

  const options: InlineConfig = {
    // Otherwise Vite restarts when the facts change that its configuration reads.
    configFile: false,
    server: { port, host, strictPort: true },
    plugins: [
      {
        name: 'pages',
        configureServer(vite) {
          vite.middlewares.use((request, response, next) => {
            if (!inquiries?.answer(request, response)) next();
          });
          // After Vite's own.
          return () =>
            vite.middlewares.use(async (request, response, next) => {
              try {
                const { pathname } = new URL(request.originalUrl ?? '/', origin);
                const { status, html } = await renderDocument(vite, pathname.replace(/(.)\/$/, '$1'));
                response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
              } catch (error) {
                vite.ssrFixStacktrace(error as Error);
                next(error);
              }
            });
        },
      },
    ],
  };
  const vite = await createServer(mergeConfig(config, options));
  // Vite reloads only for modules that the browser loads, and does not know the files that they read.
  vite.watcher.on('all', (_event, file) => {
    const isClient = (vite.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (isClient || !/^(app|content|domain|i18n|site-build)\b/.test(relative('.', file))) return;
    vite.environments.ssr.moduleGraph.invalidateAll();
    vite.ws.send({ type: 'full-reload' });
  });
  return vite.listen();
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
    (await serveSources(port, host)).printUrls();
  });
