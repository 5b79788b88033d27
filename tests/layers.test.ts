import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const everybody = ['domain', 'i18n'];
const ui = [...everybody, 'content', 'app/page-data.ts', 'app/art'];
const components = [...ui, 'app/ui'];
const app = [
  ...components,
  ...['app/components', 'app/routes', 'app/offline', 'app/start', 'app/inline', 'app/styles', 'app'],
];
const office = [...everybody, 'content', 'server/site', 'server/inquiries', 'store'];
const server = [...office, 'server', 'mail', 'http'];

/**
 * The folders and what each may import, besides itself and packages (CONTRIBUTING.md, "Folders"). What is not under one of these names
 * stands at the top: settings of tools, which may import all, and which nothing imports.
 */
const layers: Record<string, readonly string[]> = {
  domain: [],
  i18n: ['domain'],
  content: everybody,
  'app/page-data.ts': [...everybody, 'content'],
  'app/art': ['app/page-data.ts'],
  'app/ui': ui,
  'app/components': components,
  'app/routes': [...components, 'app/components'],
  'app/offline': everybody,
  'app/inline': [...components, 'app/components'],
  app,
  'app/start': app,
  'server/site': [...everybody, 'content'],
  'server/inquiries/store': [...everybody, 'server/site', 'server/inquiries'],
  'server/inquiries/mail': office,
  'server/inquiries/http': office,
  'server/inquiries/desk': office,
  'server/inquiries/cli': [...office, 'mail'],
  'server/inquiries': [...everybody, 'content', 'server/site', 'store', 'mail', 'http', 'desk'],
  server: [...everybody, 'content', 'server/site', 'server/inquiries'],
  'site-build': [...everybody, 'content', ...app, 'server/site'],
  tools: [...server, ...app, 'site-build', 'tests'],
  tests: [...server, ...app, 'cli', 'desk', 'site-build', 'tools'],
};

/** The innermost layer of a file; undefined for what stands at the top. */
const layerOf = (file: string) =>
  Object.keys(layers)
    .filter(layer => file === layer || file.startsWith(`${layer}/`))
    .sort((one, other) => other.length - one.length)[0];

const isTest = (file: string) => /\.test\.tsx?$|\/contract\//.test(file);

const listing = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
const files = execFileSync('git', listing, { encoding: 'utf8' })
  .split('\n')
  .filter(file => file !== '' && existsSync(file));

/** The files of this project that a file imports, for their types too. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const { staticImports, staticExports, dynamicImports } = module;
  const paths = [...staticImports, ...staticExports.flatMap(({ entries }) => entries), ...dynamicImports]
    .map(({ moduleRequest }) => moduleRequest)
    .filter(request => request !== null)
    .map(({ start, end }) => text.slice(start, end).replace(/^['"`]|['"`]$|\?.*$/g, ''));
  // What is put together when it is imported is the affair of whoever does.
  return paths
    .filter(path => path.startsWith('.') && !path.includes('${'))
    .map(path => normalize(join(dirname(file), path)));
}

const graph = new Map(files.map(file => [file, importsOf(file)]));

/** Whether files of a layer may import files of another. */
function allowed(from: string, to: string): boolean {
  return from === to || (layers[from] ?? []).some(name => name === to || `server/inquiries/${name}` === to);
}

/** The ways round from a file to itself. */
function circles(file: string, way: readonly string[], done: Set<string>): string[][] {
  if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file]];
  if (done.has(file)) return [];
  const found = (graph.get(file) ?? []).flatMap(next => circles(next, [...way, file], done));
  done.add(file);
  return found;
}

describe('the folders', () => {
  it('import what the table allows, and nothing else', () => {
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

  it.each(['app/routes', 'app/components'])('in %s know nothing of each other', folder => {
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

  it('have no circle of files', () => {
    const done = new Set<string>();
    expect(files.flatMap(file => circles(file, [], done))).toEqual([]);
  });

  it('hold everything: nothing of the site stands outside', () => {
    expect(files.filter(file => layerOf(file) === undefined && file.includes('/'))).toEqual([]);
  });
});
