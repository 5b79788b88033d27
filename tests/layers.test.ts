import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './support/project-files.ts';

const shared = ['domain', 'i18n'];
const ui = [...shared, 'content', 'app/page-data.ts', 'app/art'];
const components = [...ui, 'app/ui'];
const app = [
  ...components,
  ...['app/components', 'app/routes', 'app/offline', 'app/start', 'app/inline', 'app/styles', 'app'],
];
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
  'app/routes': [...components, 'app/components'],
  'app/offline': shared,
  'app/inline': [...components, 'app/components'],
  app,
  'app/start': app,
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

/** The project's files that a file imports, type imports included. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const { staticImports, staticExports, dynamicImports } = module;
  const paths = [...staticImports, ...staticExports.flatMap(({ entries }) => entries), ...dynamicImports]
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
});
