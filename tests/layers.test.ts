import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './support/project-files.ts';

const shared = ['domain', 'i18n'];
const ui = [...shared, 'content', 'app/page-data.ts', 'app/art'];
const components = [...ui, 'app/ui'];
const routes = [...components, 'app/components'];
const app = [...routes, 'app/routes', 'app/islands', 'app/offline', 'app/inline', 'app/styles', 'app'];
const office = [...shared, 'content', 'server/site', 'server/inquiries', 'store'];
const server = [...office, 'server', 'mail', 'http'];

/**
 * The folders and what each may import besides itself and packages (CONTRIBUTING.md, "Folders"). All other files are settings of tools
 * at the top level, which may import anything, and which nothing imports.
 */
const layers: Record<string, readonly string[]> = {
  domain: [],
  i18n: ['domain'],
  content: shared,
  'app/page-data.ts': [...shared, 'content'],
  'app/art': ['app/page-data.ts'],
  'app/ui': ui,
  'app/components': components,
  'app/routes': routes,
  'app/islands': [...components, 'app/components', 'app/routes'],
  'app/offline': shared,
  'app/inline': [...components, 'app/components'],
  app,
  'server/site': [...shared, 'content'],
  'server/inquiries/store': [...shared, 'server/site', 'server/inquiries'],
  'server/inquiries/mail': office,
  'server/inquiries/http': office,
  'server/inquiries/desk': office,
  'server/inquiries/cli': [...office, 'mail'],
  'server/inquiries': [...shared, 'content', 'server/site', 'store', 'mail', 'http', 'desk'],
  server: [...shared, 'content', 'server/site', 'server/inquiries'],
  'site-build': [...shared, 'content', ...app, 'server/site'],
  tools: [...server, ...app, 'site-build', 'tests'],
  tests: [...server, ...app, 'cli', 'desk', 'site-build', 'tools'],
};

/** The innermost layer of a file; undefined at the top level. */
const layerOf = (file: string) =>
  Object.keys(layers)
    .filter(layer => file === layer || file.startsWith(`${layer}/`))
    .sort((one, other) => other.length - one.length)[0];

const isTest = (file: string) => /\.test\.tsx?$|\/contract\//.test(file);

const files = projectFiles().filter(file => /\.(tsx?|mjs)$/.test(file));

/** The project's files that a file imports: all, or only those whose code runs as soon as its own does. */
function importsOf(file: string, which: 'all' | 'code' = 'all'): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const isUsed = (entries: readonly { isType: boolean }[]) =>
    which === 'all' || entries.length === 0 || entries.some(({ isType }) => !isType);
  const imports = staticImports.filter(({ entries }) => isUsed(entries));
  const exported = staticExports.flatMap(({ entries }) => entries).filter(entry => isUsed([entry]));
  const paths = [...imports, ...exported, ...(which === 'all' ? dynamicImports : [])]
    .map(({ moduleRequest }) => moduleRequest)
    .filter(request => request !== null)
    .map(({ start, end }) => text.slice(start, end).replace(/^['"`]|['"`]$|\?.*$/g, ''));
  // Computed imports are not checked.
  return paths
    .filter(path => path.startsWith('.') && !path.includes('${'))
    .map(path => normalize(join(dirname(file), path)));
}

const graph = new Map(files.map(file => [file, importsOf(file)]));

/** Whether files of a layer may import files of another. */
function allowed(from: string, to: string): boolean {
  return from === to || (layers[from] ?? []).some(name => name === to || `server/inquiries/${name}` === to);
}

/** The import cycles reachable from a file. */
function cycles(file: string, path: readonly string[], done: Set<string>): string[][] {
  if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file]];
  if (done.has(file)) return [];
  const found = (graph.get(file) ?? []).flatMap(next => cycles(next, [...path, file], done));
  done.add(file);
  return found;
}

describe('the folders', () => {
  it('import only what the table allows', () => {
    const wrong = files.flatMap(file => {
      const from = layerOf(file);
      if (isTest(file) || from === undefined) return [];
      const targets = (graph.get(file) ?? []).filter(target => {
        const to = layerOf(target);
        return to === undefined ? target.endsWith('.ts') : !allowed(from, to);
      });
      return targets.map(target => `${file} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(['app/routes', 'app/components'])('in %s do not import each other', folder => {
    const partOf = (file: string) => file.slice(folder.length + 1).replace(/[/.].*/, '');
    const sideways = files
      .filter(file => file.startsWith(`${folder}/`))
      .flatMap(file =>
        (graph.get(file) ?? [])
          .filter(target => target.startsWith(`${folder}/`) && partOf(target) !== partOf(file))
          .map(target => `${file} imports ${target}`),
      );
    expect(sideways).toEqual([]);
  });

  it('have no import cycles', () => {
    const done = new Set<string>();
    expect(files.flatMap(file => cycles(file, [], done))).toEqual([]);
  });

  it('contain every file that is not at the top level', () => {
    expect(files.filter(file => layerOf(file) === undefined && file.includes('/'))).toEqual([]);
  });

  it('use no state, effects or handlers outside islands, where React does not run in the browser', () => {
    // Islands are imported dynamically, so these are the other parts of pages.
    const rendered = new Set(['app/page.tsx', 'app/pages.ts', 'app/components/error-screen.tsx']);
    for (const file of rendered)
      for (const imported of importsOf(file, 'code')) if (/\.tsx?$/.test(imported)) rendered.add(imported);
    const inert = /\buse(?:\w*Effect\w*|\w*State|Ref|Reducer|SyncExternalStore|Transition)\b|\bon[A-Z]\w*=\{/;
    expect(rendered).toContain('app/components/header.tsx');
    expect([...rendered].filter(file => inert.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
