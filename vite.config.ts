import { basename, dirname, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { parkDay } from './domain/park-time.ts';
import { builtLanguage, defaultLocale } from './i18n/locales.ts';
import { loadDotEnv } from './server/site/dotenv.ts';
import { readSiteSettings } from './server/site/settings.ts';
import { licenseFile } from './site-build/notices.ts';

loadDotEnv();

const language = builtLanguage();
const { inquiryMode, origin } = readSiteSettings(process.env);

/** Chooses what sends inquiries: `imports` in package.json. */
const conditions = inquiryMode === 'live' ? ['live'] : [];

/** Loaded by the development server of live inquiries alone. */
async function inquiries(): Promise<Plugin> {
  const { devInquiries } = await import('./tools/dev-inquiries.ts');
  const { readInquirySettings } = await import('./server/inquiries/settings.ts');
  return devInquiries(readInquirySettings(process.env));
}

/**
 * A page gets its words, and what is called `.data.ts`, as plain data: what sentences are made of, counts and names in words, stays
 * in the build. They hold no functions for this; what only the browser knows has a gap (`i18n/fill.ts`).
 */
function plainData(): Plugin {
  const folder = resolve('content', language.id);
  return {
    name: 'plain-data',
    apply: 'build',
    async load(id) {
      const isData = id.endsWith('.data.ts') || (dirname(id) === folder && id.endsWith('.ts'));
      if (!isData) return null;
      const exports: Record<string, unknown> = await import(id);
      return Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, refuseFunctions(id))};`)
        .join('\n');
    },
  };
}

/**
 * Vite preloads what a chunk that is loaded later needs, with a program larger than half of the calendar's own words. Ours need what the page
 * has already.
 */
function plainImports(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: id => (id === helper ? 'export const __vitePreload = load => load();' : null),
  };
}

const refuseFunctions = (file: string) => (name: string, value: unknown) => {
  if (typeof value === 'function') throw new Error(`${file}: "${name}" is a function, and should be data.`);
  return value;
};

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    plainData(),
    plainImports(),
    reactRouter(),
    command === 'serve' && !isPreview && inquiryMode === 'live' && inquiries(),
  ],
  resolve: {
    alias: [{ find: /^#words\//, replacement: `${resolve('content', language.id)}/` }],
    conditions: [...conditions, ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  define: {
    /** The day shown until a script knows the day of the visit. */
    __BUILD_DAY__: JSON.stringify(parkDay()),
    __LANGUAGE__: JSON.stringify(language),
    __SITE_ORIGIN__: JSON.stringify(origin),
  },
  build: {
    // Once is enough for all languages.
    copyPublicDir: language.id === defaultLocale,
    assetsInlineLimit: 0,
    modulePreload: false,
    // The prerendered page is for older browsers too, which know no media queries such as (width >= 961px).
    cssTarget: ['chrome103', 'firefox102', 'safari15'],
    /** Read by `site-build/notices.ts`. */
    license: { fileName: licenseFile },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            /** A page is called as its folder. */
            entryFileNames: ({ name, facadeModuleId }) =>
              `assets/${name === 'page' ? basename(dirname(String(facadeModuleId))) : '[name]'}-[hash].js`,
            // Few files compress better than many. The calendar's library stays out: it is loaded on first need.
            codeSplitting: {
              groups: [
                // Two, so that a phone runs each in a task of its own (app/start/late-start.ts).
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/(react-router|cookie|set-cookie-parser)\// },
                {
                  name: 'site',
                  test: /\/(app\/(ui\/(?!cards|closing|offer-line|disc-item|dotted-path|not-usual|policy)|art\/(logo|marks|picture|manifest)|start|root|frame|inquiry\/draft)|i18n|content\/[a-z-]+\/(address|site|share)|domain\/(park|season|slots))|preload-helper/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Prerendering asks the preview server by address: some networks have no resolvable "localhost".
  preview: { host: '127.0.0.1' },
  server: { host: '127.0.0.1', port: 3000 },
}));
