/** `npm run dev`: serves every page from the sources. */
import { relative } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { parkDay } from '../domain/park-time.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { loadDotEnv } from '../server/site/dotenv.ts';
import { html } from '../server/site/html.ts';
import { readSiteSettings, runAndReportSettingErrors } from '../server/site/settings.ts';

type Renderer = typeof import('../app/entry.server.tsx');
type Pages = typeof import('../site-build/render-pages.ts');
type Sources = typeof import('../site-build/validate-sources.ts');

export async function serveSources(port: number, host: string): Promise<ViteDevServer> {
  const { origin, inquiryMode, siteLocales } = readSiteSettings(process.env);
  const inquiries = inquiryMode === 'live' ? await openLiveInquiries() : undefined;
  if (inquiries) console.log(`Inquiries: ${inquiries.summary}`);

  /** What the build would refuse; undefined after a change. */
  let errors: string[] | undefined;
  // Loaded per request, so that changes take effect.
  const renderDocument = async (vite: ViteDevServer, path: string) => {
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: Vite loads without types
    const load = async <T>(path: string) => (await vite.ssrLoadModule(path)) as T;
    const sources = await load<Sources>('/site-build/validate-sources.ts');
    errors ??= sources.validateSources(siteLocales);
    if (errors.length > 0)
      return {
        status: 500,
        html: await vite.transformIndexHtml(path, html`<pre>${errors.join('\n')}</pre>`.text),
      };
    const pages = await load<Pages>('/site-build/render-pages.ts');
    const renderer = await load<Renderer>('/app/entry.server.tsx');
    const renderPage = await pages.createPageRenderer(renderer, {
      ...{ origin, inquiryMode, siteLocales, today: parkDay() },
      entry: '/app/entry.client.ts',
    });
    const match = siteLocales
      .flatMap(locale => pages.pageNames.map(page => ({ locale, page })))
      .find(({ locale, page }) => pages.pathOf(page, locale) === path);
    const locale = siteLocales.find(id => id === path.split('/')[1]) ?? defaultLocale;
    const page = await (match ? renderPage(match.locale, match.page) : renderPage(locale, 'notFound'));
    // Lets Vite's client run before the page's script.
    const document = page.html.replace('type="module" async', 'type="module"');
    return { status: match ? 200 : 404, html: await vite.transformIndexHtml(path, document) };
  };

  const server = await createServer({
    appType: 'custom',
    server: { port, host, strictPort: true },
    plugins: [
      {
        name: 'pages',
        // Also called when Vite starts again, after a change of what its configuration imports.
        configureServer(vite) {
          errors = undefined;
          // Vite reloads only for modules that the browser loads, and knows nothing of words.
          vite.watcher.on('all', (_event, file) => {
            if (!/^(app|content|domain|i18n|site-build)\b/.test(relative('.', file))) return;
            errors = undefined;
            vite.environments.ssr.moduleGraph.invalidateAll();
            const isClient = (vite.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
            if (!isClient) vite.ws.send({ type: 'full-reload' });
          });
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
                if (error instanceof Error) vite.ssrFixStacktrace(error);
                next(error);
              }
            });
        },
      },
    ],
  });
  return server.listen();
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
