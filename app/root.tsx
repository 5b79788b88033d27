import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import fonts from './art/fonts.json' with { type: 'json' };
import { timetableCss } from './attractions/timetable.ts';
import { locales } from './i18n/locales.ts';
import { useLocale } from './i18n/use-locale.ts';
import styles from './styles/index.css?inline';

/**
 * The one stylesheet, inlined: a stylesheet of its own would cost a phone a round trip before the first paint. It is
 * in the prerendered HTML only; React adopts the element that it finds there (`href` is its key) and the browser's
 * bundle carries no second copy.
 */
const inlineCss = import.meta.env.SSR ? styles + timetableCss() : '';

/** The document. It has no error boundary: one that draws `<Scripts>` again breaks under Trusted Types. */
export function Layout({ children }: { children: ReactNode }) {
  const { lang, dir } = locales[useLocale()];
  return (
    <html lang={lang} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style href="site" precedence="base">
          {inlineCss}
        </style>
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
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#E68F75" />
        <meta name="format-detection" content="telephone=no" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
