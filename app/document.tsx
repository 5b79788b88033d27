import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { manifestPath } from '../i18n/paths.ts';
import fonts from './art/fonts.json' with { type: 'json' };
import { LogoSymbol } from './art/logo-symbol.tsx';
import { css as pinCss } from './art/park-on-map.data.ts';
import { css as timetableCss } from './pages/attractions/timetable.data.ts';
import attractions from './styles/attractions.css?inline';
import contact from './styles/contact.css?inline';
import home from './styles/home.css?inline';
import index from './styles/index.css?inline';
import plan from './styles/plan.css?inline';
import policies from './styles/policies.css?inline';
import { language } from './ui/language.ts';
import { type PageStyle, styleOf } from './ui/page-style.tsx';

/** What a page has besides the style that is every page's. */
const own: Record<PageStyle, string> = {
  home,
  attractions: attractions + timetableCss,
  contact: contact + pinCss,
  plan,
  policies,
};

/**
 * The document round a page, written when the page is prerendered and never touched by React in the browser: what others
 * do to it (a translator, an extension) can then never make React draw the document or its scripts anew.
 */
export function PageDocument({ page, path }: { page: string; path: string }) {
  const { lang, dir } = language;
  const style = styleOf(path);
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Inlined: a stylesheet of its own would cost a phone a round trip before the first paint. */}
        <style data-with={style}>{index + (style ? own[style] : '')}</style>
        <link
          rel="preload"
          href={fonts['display-basic']}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="16x16 32x32" />
        <link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(language)} />
        <meta name="theme-color" content="#E68F75" />
        <meta name="format-detection" content="telephone=no" />
      </head>
      <body>
        <LogoSymbol />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering of the page */}
        <div id="page" dangerouslySetInnerHTML={{ __html: page }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
