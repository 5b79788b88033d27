/**
 * `npm test`: checks, builds, unit tests and browser tests. `npm run test:deep`: only the slow tests, which are Playwright tests tagged
 * `@deep` and unit tests in `*.deep.test.ts`. The last line is the result, preceded by the reasons for skipped tests. With `CI` set,
 * PostgreSQL is required.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { liveBuild } from '../tests/support/live-site.ts';
import { freePort } from './free-port.ts';
import { ensure, find, install, missing } from './programs.ts';

const results = 'test-results';
const deep = process.argv[2] === 'deep';
const total = { passed: 0, failed: 0, skipped: 0 };
/** Printed at the end, before the result. */
const notices = new Set<string>();

async function run(title: string, script: string, options: string[], env = {}): Promise<boolean> {
  console.log(`\n— ${title}`);
  const child = spawn(process.execPath, [script, ...options], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DEPTH: deep ? 'deep' : 'default', ...env },
  });
  const [status] = await once(child, 'close');
  return status === 0;
}

/** Runs a check, which counts as one test. */
async function check(...step: Parameters<typeof run>): Promise<boolean> {
  const passed = await run(...step);
  total[passed ? 'passed' : 'failed'] += 1;
  return passed;
}

/** Counts what cannot be run as one failure. */
function fail(why: string) {
  notices.add(`FAILED: ${why}`);
  total.failed += 1;
}

/** Adds the counts of a test runner. One that failed without a failed test, or passed none, counts as a failure. */
function add(ran: boolean, passed = 0, failed = 0, skipped = 0) {
  total.passed += passed;
  total.failed += failed === 0 && (!ran || passed === 0) ? 1 : failed;
  total.skipped += skipped;
}

/** A runner's report as JSON text, empty if it wrote none. */
const reportIn = (file: string) => readFile(file, 'utf8').catch(() => '{}');

async function unitTests() {
  if (!find('postgresql')) {
    if (process.env['CI']) return fail(`${missing('postgresql')} It is required in CI.`);
    notices.add(`SKIPPED: unit tests of PostgreSQL. ${missing('postgresql')}`);
  }
  for (const name of deep ? (['gnumeric', 'libreoffice'] as const) : (['nginx'] as const))
    if (!find(name)) notices.add(`SKIPPED: unit tests with ${name}. ${missing(name)}`);
  const file = `${results}/unit.json`;
  const options = ['run', '--reporter=dot', '--reporter=json', `--outputFile=${file}`];
  const ran = await run('Unit tests', 'node_modules/vitest/vitest.mjs', options);
  const report = JSON.parse(await reportIn(file));
  add(ran, report.numPassedTests, report.numFailedTests, report.numPendingTests);
}

async function journeys() {
  try {
    await ensure('chromium');
  } catch (error) {
    return fail((error as Error).message);
  }
  const file = `${results}/journeys.json`;
  const options = ['test', '--reporter=list,json'];
  const ran = await run('Journeys in browsers', 'node_modules/@playwright/test/cli.js', options, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    TEST_PORT: String(await freePort()),
    TEST_LIVE_PORT: String(await freePort()),
  });
  // Tests are nested at any depth of the report.
  const report = JSON.parse(await reportIn(file), (_key, value) => {
    if (value?.status === 'skipped' && value.projectName)
      notices.add(
        `SKIPPED: journeys of ${value.projectName}. ${value.annotations.at(-1)?.description ?? ''}`,
      );
    return value;
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  add(ran, expected, unexpected + flaky, skipped);
}

/** Builds the site, which checks its budgets, and the live site for the browser tests. */
async function builds(): Promise<boolean> {
  const site = await check('Build and budgets', 'site-build/site.ts', []);
  return (await check('Live build', 'site-build/site.ts', [liveBuild.folder], liveBuild.variables)) && site;
}

await rm(results, { recursive: true, force: true });
// In parallel, because neither uses all processors.
const building = builds();
const installing = install(
  'chromium',
  'firefox',
  'webkit',
  'floor',
  'postgresql',
  ...(deep ? [] : (['nginx'] as const)),
);
if (!deep) {
  await check('Types', 'node_modules/typescript/bin/tsc', []);
  await check('Lint and format', 'node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--error-on-warnings',
    '.',
  ]);
  await check('Stylesheets', 'node_modules/stylelint/bin/stylelint.mjs', ['{app,server}/**/*.css']);
}
await installing;
await unitTests();
if (await building) await journeys();

for (const notice of notices) console.warn(`\n${notice}`);
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
