import { appendFile, cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { IslandName } from '../app/site-context.ts';

export type Renderer = typeof import('../app/entry.server.tsx');

export interface Bundle {
  renderer: Renderer;
  /** URL of every page's script. */
  entry: string;
  /** URLs of the entry and all that it imports. */
  entryScripts: readonly string[];
  /** URLs that an island starts with. */
  scriptsOf(island: IslandName): string[];
  /** Including those loaded on demand. */
  all: readonly string[];
}

/** Of the renderer, which only the build runs. */
const rendererFolder = 'server';

const clientEntry = 'app/entry.client.ts';
const hydrateEntry = 'app/islands/hydrate.tsx';
const islandEntries: Record<IslandName, string> = {
  inquiry: 'app/components/inquiry/form.tsx',
  planner: 'app/routes/plan/planner.tsx',
};

/** The licenses of bundled packages, published with the site. */
const noticesFile = 'third-party-notices.txt';
/** Typefaces and modules of the service worker, which the bundler does not see. */
const otherPackages = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/league-spartan',
  'idb',
  'workbox-core',
  'workbox-expiration',
  'workbox-routing',
  'workbox-strategies',
];

export async function bundle(folder: string): Promise<Bundle> {
  const client = join(folder, 'client');
  const server = join(folder, rendererFolder);
  await build({
    logLevel: 'warn',
    build: {
      outDir: client,
      emptyOutDir: false,
      manifest: true,
      license: { fileName: noticesFile },
      rolldownOptions: { input: clientEntry },
    },
  });
  for (const name of otherPackages) {
    const license = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
    await appendFile(join(client, noticesFile), `\n## ${name}\n\n${license}`);
  }
  await build({
    logLevel: 'warn',
    build: {
      outDir: server,
      ssr: 'app/entry.server.tsx',
      // Stylesheets refer to drawings.
      ssrEmitAssets: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const renderer: Renderer = await import(pathToFileURL(resolve(server, 'entry.server.js')).href);
  await cp(server, client, { recursive: true, filter: name => !/\.(css|js)$/.test(name) });
  await rm(server, { recursive: true });
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  await rm(join(client, '.vite'), { recursive: true });
  const fileOf = (key: string) => `/${manifest[key]?.file}`;
  return {
    renderer,
    entry: fileOf(clientEntry),
    entryScripts: collectChunks(manifest, [clientEntry]).map(fileOf),
    scriptsOf: island =>
      collectChunks(manifest, [hydrateEntry, islandEntries[island]])
        .filter(key => key !== clientEntry)
        .map(fileOf),
    all: [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))].map(
      name => `/${name}`,
    ),
  };
}

/** Keys of the entries and all that they import. */
function collectChunks(manifest: Manifest, entries: readonly string[]): string[] {
  const keys = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not among the chunks of the bundle.`);
    if (keys.has(key)) return;
    keys.add(key);
    for (const importedKey of chunk.imports ?? []) visit(importedKey);
  };
  for (const key of entries) visit(key);
  return [...keys];
}
