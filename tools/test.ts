/**
 * `npm test`. `npm run test:deep` runs only slow tests: Playwright tests tagged `@deep` and unit tests in `*.deep.test.ts`. With `CI`
 * set, PostgreSQL is required.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { liveBuild } from '../tests/support/live-site.ts';
import { findFreePort } from './find-free-port.ts';
import { describeMissing, downloadChromium, findProgram, installPrograms } from './programs.ts';

const deep = process.argv[2] === 'deep';
const total = { passed: 0, failed: 0, skipped: 0 };
const notices = new Set<string>();

const environment = (variables: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  TEST_DEPTH: deep ? 'deep' : 'default',
  ...variables,
});

/** Returns whether the program succeeded. */
function runProgram(title: string, command: string[], variables: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n— ${title}`);
  return spawnSync(process.execPath, command, { stdio: 'inherit', env: environment(variables) }).status === 0;
}

/** A runner that failed without a failed test, or passed none, counts as a failure. */
function addCounts(succeeded: boolean, passed = 0, failed = 0, skipped = 0): void {
  total.passed += passed;
  total.failed += failed === 0 && (!succeeded || passed === 0) ? 1 : failed;
  total.skipped += skipped;
}

type Check = Parameters<typeof runProgram>;

/** Runs two at a time, because most use a single core, and prints each output whole. Each counts as one test. */
async function runChecks(checks: readonly Check[]): Promise<void> {
  const waitingChecks = checks.values();
  const runNext = async () => {
    for (const [title, command, variables] of waitingChecks) {
      // The colors of a terminal.
      const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
      const env = environment({ ...colors, ...variables });
      const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'], env });
      const [output, errors, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      console.log(`\n— ${title}\n${output}${errors}`.trimEnd());
      addCounts(status === 0, Number(status === 0));
    }
  };
  await Promise.all([runNext(), runNext()]);
}

const readReport = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '{}');

rmSync('test-results', { recursive: true, force: true });
installPrograms('chromium', 'firefox', 'webkit', 'below-baseline', 'postgresql', 'nginx');
if (deep) installPrograms('zbar');
if (!findProgram('chromium')) downloadChromium();
for (const name of ['postgresql', 'nginx'] as const)
  if (!findProgram(name)) notices.add(`SKIPPED: unit tests with ${name}. ${describeMissing(name)}`);
if (process.env['CI'] && !findProgram('postgresql')) {
  notices.add('FAILED: PostgreSQL is required in CI.');
  addCounts(false);
}

const checks: Check[] = [
  ['Types', ['node_modules/typescript/bin/tsc']],
  ['Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['Exports without importers', ['node_modules/knip/bin/knip.js']],
  ['Words', ['tools/check.ts']],
  ['Stylesheets', ['node_modules/stylelint/bin/stylelint.mjs', '{app,server}/**/*.css']],
];
await runChecks([
  ['Build and budgets', ['site-build/site.ts']],
  ...(deep ? [] : checks),
  ['Live build', ['site-build/site.ts', liveBuild.folder], liveBuild.variables],
]);

const unitReport = 'test-results/unit.json';
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${unitReport}`];
const unitTests = runProgram('Unit tests', ['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
const units = JSON.parse(readReport(unitReport));
addCounts(unitTests, units.numPassedTests, units.numFailedTests, units.numPendingTests);

const journeyReport = 'test-results/journeys.json';
const journeys = runProgram(
  'Journeys in browsers',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
    TEST_PORT: String(await findFreePort()),
    TEST_LIVE_PORT: String(await findFreePort()),
  },
);
// Tests are nested at any depth.
const { stats = {} } = JSON.parse(readReport(journeyReport), (_key, value) => {
  if (value?.status === 'skipped' && value.projectName)
    notices.add(`SKIPPED in ${value.projectName}: ${value.annotations.at(-1)?.description ?? ''}`);
  return value;
});
addCounts(journeys, stats.expected, (stats.unexpected ?? 0) + (stats.flaky ?? 0), stats.skipped);

for (const notice of notices) console.warn(`\n${notice}`);
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
