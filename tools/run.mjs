/**
 * Installs missing dependencies, and runs a program on the Node 26 among them: `node tools/run.mjs --omit=dev|--include=dev FILE …`.
 * Plain JavaScript for machines with npm and Node 20 only.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const [devOption = '', ...command] = process.argv.slice(2);
/** @type {(file: string) => any} */
const readJson = file => JSON.parse(readFileSync(file, 'utf8'));
const { optionalDependencies: nodePackages } = readJson('package.json');

/** Falls back to the machine's Node if it is new enough. */
function suitableNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = Object.keys(nodePackages)
    .map(name => `node_modules/${name}/bin/${file}`)
    // On Alpine Linux it exists but does not run.
    .find(node => existsSync(node) && spawnSync(node, ['--version']).status === 0);
  const needed = Number.parseInt(Object.values(nodePackages)[0], 10);
  return own ?? (Number.parseInt(process.versions.node, 10) >= needed ? process.execPath : undefined);
}

/** Compares the lockfile with npm's record of what it installed. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { version, dev, optional }]) =>
      path === '' ||
      optional ||
      (dev && devOption === '--omit=dev') ||
      (installed[path]?.version === version && existsSync(path)),
  );
}

/** @type {(message: string) => never} */
const stop = message => {
  console.error(message);
  process.exit(1);
};

if (!isInstalled() || !suitableNode()) {
  console.log('Installing dependencies…');
  // No dependency needs an install script. On Windows, npm is a script of the shell.
  const install = `npm ci ${devOption} --ignore-scripts --no-audit --no-fund`;
  const { status } = spawnSync(install, { stdio: 'inherit', shell: true });
  if (status !== 0) stop('The dependencies could not be installed, for the reason above.');
}
const node = suitableNode() ?? stop('The Node among the dependencies does not run here: install Node 26.');
const child = spawn(node, command, { stdio: 'inherit' });
// The program ends by itself.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', code => {
  process.exitCode = code ?? 1;
});
