/** `npm run edit` builds the editor and serves it to this machine; `npm run edit -- build` only builds it (docs/content.md). */
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, preview } from 'vite';
import { createConfig } from './config.ts';

const root = import.meta.dirname;
const time = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (time('node_modules/.package-lock.json') < time('package-lock.json'))
  execSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: root, stdio: 'inherit' });

const { EDITOR_BACKEND: settings, EDITOR_PORT = '4180' } = process.env;
const local = { name: 'github', repo: `local/${basename(join(root, '..'))}`, auth_methods: ['token'] };
const backend = settings ? JSON.parse(settings) : local;
const apis: Record<string, string> = { github: 'api.github.com', gitlab: 'gitlab.com', gitea: 'gitea.com' };
const api = settings ? new URL(backend.api_root ?? `https://${apis[backend.name]}`).origin : '';
// Svelte writes style elements and attributes.
const policy = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self' blob: data: ${api}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const files = {
  'index.html': `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="icon" href="data:,">
<script type="module" src="./start-editor.js"></script>
`,
  // For hosts such as Netlify and Cloudflare Pages.
  _headers: `/*\n  Content-Security-Policy: ${policy}\n  Referrer-Policy: no-referrer\n`,
};

await build({
  configFile: false,
  ...{ root, base: './', publicDir: false, logLevel: 'error' },
  define: { configs: JSON.stringify({ en: createConfig(backend, 'en'), es: createConfig(backend, 'es') }) },
  build: {
    target: 'esnext',
    assetsInlineLimit: 0,
    rolldownOptions: { input: join(root, 'start-editor.ts'), output: { entryFileNames: '[name].js' } },
  },
  plugins: [
    {
      name: 'editor',
      // It brings its fonts, and yet names others; and it asks code hosts how they are.
      transform: (code, id) =>
        id.includes('@sveltia/cms/npm/index')
          ? code.replace(/@font-face \{[^{}]*\/\/cdn\.[^{}]*\}/g, '').replace(/checkStatus:\w+,/g, '')
          : undefined,
      generateBundle() {
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  ],
});

if (process.argv[2] !== 'build') {
  const headers = { 'Content-Security-Policy': policy };
  const server = { host: 'localhost', port: Number(EDITOR_PORT), strictPort: true, headers };
  await preview({ configFile: false, root, preview: server });
  console.log(
    `Edit at http://localhost:${EDITOR_PORT}/ in Chrome or Edge, which can open this folder. For Firefox and Safari, host the editor (docs/content.md).`,
  );
}
