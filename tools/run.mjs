/**
 * Runs one of the project's programs on Node 26, whatever Node the machine has: `node tools/run.mjs FILE …`. With `--install`, or
 * `--install=production` for what `npm start` needs, it first installs the dependencies unless they are there. Plain JavaScript, because
 * the machine's Node may not run TypeScript, and npm's `pre` scripts do not run with `ignore-scripts=true`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../site-build/lock.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Node itself is an optional dependency, a package for each platform.
 *
 * @type {Record<string, string>}
 */
const nodePackages = readJson('package.json').optionalDependencies;
const neededMajor = Number.parseInt(Object.values(nodePackages)[0] ?? '', 10);

/** Overrides npm settings of the user that would change what is installed. No dependency needs an install script. */
const npmOptions = [
  '--ignore-scripts',
  '--include=prod',
  '--include=optional',
  '--include=peer',
  '--engine-strict=false',
  '--package-lock=true',
  '--package-lock-only=false',
  '--dry-run=false',
  '--global=false',
  '--workspaces=false',
  '--legacy-peer-deps=false',
  '--strict-peer-deps=false',
  '--install-strategy=hoisted',
  '--bin-links=true',
  `--os=${process.platform}`,
  `--cpu=${process.arch}`,
  `--prefix=${project}`,
  '--audit=false',
  '--fund=false',
  '--loglevel=error',
];

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(project, file), 'utf8'));
}

/**
 * Whether each dependency is there in the version of the lockfile, those of this platform included. npm records what it has installed in
 * `node_modules/.package-lock.json`.
 *
 * @param {boolean} withDev
 */
function isInstalled(withDev) {
  if (!existsSync(join(project, 'node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, wanted]) =>
      path === '' ||
      (wanted.dev && !withDev) ||
      (wanted.optional && !isForThisPlatform(wanted)) ||
      (installed[path]?.version === wanted.version && existsSync(join(project, path))),
  );
}

/** @param {{ os?: string | string[], cpu?: string | string[], libc?: string[] }} dependency */
function isForThisPlatform({ os, cpu, libc }) {
  return (
    [os].flat().includes(process.platform) &&
    [cpu].flat().includes(process.arch) &&
    (libc === undefined || libc.includes(libcOfThisMachine()))
  );
}

function libcOfThisMachine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** @param {boolean} withDev */
function install(withDev) {
  console.log('Installing dependencies…');
  // npm's own path, because the PATH of a service may lack it.
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  const options = [...first, 'ci', withDev ? '--include=dev' : '--omit=dev', ...npmOptions];
  const { status, error } = spawnSync(command ?? 'npm', options, {
    stdio: 'inherit',
    cwd: project,
    shell: process.platform === 'win32' && first.length === 0,
  });
  if (error) stop(`The dependencies cannot be installed, because npm cannot be run: ${error.message}.`);
  if (status !== 0) stop('The dependencies could not be installed; npm says why above.');
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/** The Node of the dependencies, or the machine's if that one is missing or does not run here (as on Alpine). */
function suitableNode() {
  for (const name of Object.keys(nodePackages)) {
    const manifest = `node_modules/${name}/package.json`;
    if (!existsSync(join(project, manifest))) continue;
    const node = join(project, 'node_modules', name, readJson(manifest).bin.node);
    if (spawnSync(node, ['--version']).status === 0) return node;
  }
  return Number.parseInt(process.versions.node, 10) >= neededMajor ? process.execPath : undefined;
}

/** @param {string[]} command */
function run(command) {
  if (!existsSync(join(project, 'node_modules')))
    stop('The dependencies are not installed. Run npm ci first.');
  const node =
    suitableNode() ??
    stop(
      `Node ${neededMajor} or newer is needed, and this is Node ${process.versions.node}. The one among the dependencies is missing or does not run on this machine: run npm ci, or install Node ${neededMajor}.`,
    );
  const child = spawn(node, command, { stdio: 'inherit' });
  // A terminal sends SIGINT to the child as well.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', error => stop(`${node} cannot be run: ${error.message}.`));
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exitCode = code ?? 1;
  });
}

const [option = '', ...others] = process.argv.slice(2);
if (option.startsWith('--install')) {
  const withDev = option !== '--install=production';
  if (!isInstalled(withDev))
    await withLock(
      join(project, '.cache/install.lock'),
      'Another command is installing the dependencies (.cache/install.lock); waiting for it…',
      () => isInstalled(withDev) || install(withDev),
    );
  run(others);
} else run([option, ...others]);
