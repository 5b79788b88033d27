/**
 * `npm test`. `npm run test:deep` runs only slow tests: Playwright tests tagged `@deep` and unit tests in `*.deep.test.ts`. With `CI`
 * set, PostgreSQL is required.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { liveBuild } from '../tests/support/live-site.ts';
import { findFreePort } from './find-free-port.ts';
import { describeMissing, downloadChromium, findProgram, installPrograms } from './programs.ts';

const deep = process.argv[2] === 'deep';
const total = { passed: 0, failed: 0, skipped: 0 };
const notices = new Set<string>();

/** Returns whether the program succeeded. */
function runProgram(title: string, command: string[], variables: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n— ${title}`);
  const env = { ...process.env, TEST_DEPTH: deep ? 'deep' : 'default', ...variables };
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status === 0;
}

/** A runner that failed without a failed test, or passed none, counts as a failure. */
function addCounts(succeeded: boolean, passed = 0, failed = 0, skipped = 0): void {
  total.passed += passed;
  total.failed += failed === 0 && (!succeeded || passed === 0) ? 1 : failed;
  total.skipped += skipped;
}

/** Counts as one test. */
function runCheck(...step: Parameters<typeof runProgram>): void {
  const succeeded = runProgram(...step);
  addCounts(succeeded, Number(succeeded));
}

const readReport = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '{}');

rmSync('test-results', { recursive: true, force: true });
installPrograms('chromium', 'firefox', 'webkit', 'below-baseline', 'postgresql', 'nginx');
if (!findProgram('chromium')) downloadChromium();
for (const name of deep ? (['gnumeric', 'libreoffice'] as const) : (['postgresql', 'nginx'] as const))
  if (!findProgram(name)) notices.add(`SKIPPED: unit tests with ${name}. ${describeMissing(name)}`);
if (process.env['CI'] && !findProgram('postgresql')) {
  notices.add('FAILED: PostgreSQL is required in CI.');
  addCounts(false);
}

if (!deep) {
  runCheck('Words and migrations', ['tools/check.ts']);
  runCheck('Types', ['node_modules/typescript/bin/tsc']);
  runCheck('Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  runCheck('Stylesheets', ['node_modules/stylelint/bin/stylelint.mjs', '{app,server}/**/*.css']);
}
runCheck('Build and budgets', ['site-build/site.ts']);
runCheck('Live build', ['site-build/site.ts', liveBuild.folder], liveBuild.variables);

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
    notices.add(`SKIPPED: journeys of ${value.projectName}. ${value.annotations.at(-1)?.description ?? ''}`);
  return value;
});
addCounts(journeys, stats.expected, (stats.unexpected ?? 0) + (stats.flaky ?? 0), stats.skipped);

for (const notice of notices) console.warn(`\n${notice}`);
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
