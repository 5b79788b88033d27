/** `npm test`. `npm run test:deep` runs only slow tests: Playwright tests tagged `@deep` and unit tests in `*.deep.test.ts`. */
import { exec, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { liveBuild } from '../tests/support/live-site.ts';
import { findFreePort } from './find-free-port.ts';
import { describe, ensureChromium } from './programs.ts';

const deep = process.argv[2] === 'deep';
const environment = { ...process.env, TEST_DEPTH: deep ? 'deep' : 'default' };
const total = { passed: 0, failed: 0, skipped: 0 };

/** A runner that failed without a failed test, or passed none, counts as a failure. */
function addCounts(succeeded: boolean, passed = 0, failed = 0, skipped = 0): void {
  total.passed += passed;
  total.failed += failed === 0 && (!succeeded || passed === 0) ? 1 : failed;
  total.skipped += skipped;
}

/** Prints the whole output at the end. Counts as one test. */
async function check(title: string, command: string, variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = { ...environment, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...variables };
  const { ok, stdout, stderr } = await promisify(exec)(command, { env }).then(
    output => ({ ok: true, ...output }),
    error => ({ ok: false, ...error }),
  );
  console.log(`\n— ${title}\n${stdout}${stderr}`.trimEnd());
  addCounts(ok, Number(ok));
}

/** Returns the runner's report. */
function runTests(title: string, report: string, command: string[], variables: NodeJS.ProcessEnv = {}) {
  console.log(`\n— ${title}`);
  const env = { ...environment, ...variables };
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  return { ok: status === 0, text: existsSync(report) ? readFileSync(report, 'utf8') : '{}' };
}

ensureChromium();
console.log(`Browsers: ${(['chromium', 'firefox', 'webkit'] as const).map(describe).join(', ')}`);
rmSync('test-results', { recursive: true, force: true });

const build = `"${process.execPath}" site-build/ensure-built.ts`;
// Most of them use a single core.
await Promise.all([
  check('Build and budgets', build).then(() =>
    check('Live build', `${build} ${liveBuild.folder}`, liveBuild.variables),
  ),
  !deep && check('Words, types, exports, lint and format', 'npm run check'),
]);

const unitReport = 'test-results/unit.json';
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json'];
const units = runTests('Unit tests', unitReport, [...vitest, `--outputFile=${unitReport}`]);
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(units.text);
addCounts(units.ok, numPassedTests, numFailedTests, numPendingTests);

const skips = new Set<string>();

async function runJourneys(title: string, name: string, options: string[] = []): Promise<void> {
  // Playwright would resolve it against the folder of its configuration.
  const report = resolve(`test-results/${name}.json`);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...options];
  const journeys = runTests(title, report, playwright, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_PORT: String(await findFreePort()),
    TEST_LIVE_PORT: String(await findFreePort()),
  });
  // Tests are nested at any depth.
  const { stats = {} } = JSON.parse(journeys.text, (_key, value) => {
    if (value?.status === 'skipped' && value.projectName)
      skips.add(`SKIPPED in ${value.projectName}: ${value.annotations.at(-1)?.description ?? ''}`);
    return value;
  });
  addCounts(journeys.ok, stats.expected, (stats.unexpected ?? 0) + (stats.flaky ?? 0), stats.skipped);
}

await runJourneys('Journeys in browsers', 'journeys');
// The editor installs packages of its own, so that its tests run only if asked for.
if (existsSync('admin') && (deep || process.env['TEST_EDITOR'])) {
  await runJourneys('Editor', 'editor', ['--config=admin']);
  await check('Types of the editor', `"${process.execPath}" node_modules/typescript/bin/tsc --project admin`);
}

for (const skip of skips) console.warn(`\n${skip}`);
const { passed, failed, skipped } = total;
if (deep) console.log(`\nThe slow tests ${failed === 0 ? 'passed' : 'failed'} as a whole.`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
