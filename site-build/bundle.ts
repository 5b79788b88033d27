/** Bundles the programs of the pages with Vite: one client and one renderer, for all languages. */
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { licenseFile } from './third-party-notices.ts';

export type Renderer = typeof import('../app/entry.server.tsx');

export interface Bundle {
  renderer: Renderer;
  /** URL of the script that every page starts with. */
  entry: string;
  /** URLs of all scripts that a page's start loads, given the source file of its route. */
  scriptsOf(route: string): string[];
  /** The same with all that those load later, except what is left out by its source file. */
  everyScriptOf(route: string, except: readonly string[]): string[];
}

const clientEntry = 'app/entry.client.ts';
const start = 'app/start/start.tsx';

/** Writes the client into the folder `client` of a build. */
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

/** Keys of a manifest: some chunks, what they import, and (with `except`) what they load later. */
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
