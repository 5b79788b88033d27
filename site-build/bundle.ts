/** Bundles the React app with Vite: one client and one server renderer for all languages. */
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { licenseFile } from './third-party-notices.ts';

export type Renderer = typeof import('../app/entry.server.tsx');

export interface Bundle {
  renderer: Renderer;
  /** URL of the client entry script. */
  entry: string;
  /** URLs of all scripts loaded initially by a page, given the source file of its route. */
  scriptsOf(route: string): string[];
  /** Including lazily loaded scripts, except those of some source files. */
  everyScriptOf(route: string, except: readonly string[]): string[];
}

const clientEntry = 'app/entry.client.ts';
const start = 'app/start/start.tsx';

/** Writes the client into the build's folder `client`. */
export async function bundle(folder: string): Promise<Bundle> {
  const client = join(folder, 'client');
  const server = join(folder, 'renderer');
  await build({
    logLevel: 'warn',
    build: {
      outDir: client,
      emptyOutDir: false,
      manifest: true,
      license: { fileName: licenseFile },
      rolldownOptions: { input: clientEntry },
    },
  });
  await build({
    logLevel: 'warn',
    build: {
      outDir: server,
      ssr: 'app/entry.server.tsx',
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const renderer: Renderer = await import(pathToFileURL(resolve(server, 'entry.server.js')).href);
  await rm(server, { recursive: true });
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const fileOf = (key: string) => `/${manifest[key]?.file}`;
  return {
    renderer,
    entry: fileOf(clientEntry),
    scriptsOf: route => reachable(manifest, [clientEntry, start, route]).map(fileOf),
    everyScriptOf: (route, except) =>
      reachable(manifest, [start, route], except).map(fileOf).concat(fileOf(clientEntry)),
  };
}

/** Manifest keys of chunks and their imports; with `except` also of dynamic imports. */
function reachable(manifest: Manifest, from: readonly string[], except?: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not among the chunks of the bundle.`);
    if (found.has(key) || except?.includes(key)) return;
    found.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    if (except) for (const next of chunk.dynamicImports ?? []) visit(next);
  };
  for (const key of from) visit(key);
  return [...found].filter(key => manifest[key]?.file.endsWith('.js'));
}
