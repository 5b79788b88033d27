/**
 * `npm test`: checks, a build, unit tests, the journeys in browsers. `npm run test:deep`: the tests that take long, which are the
 * Playwright tests tagged `@deep` and the unit tests in `*.deep.test.ts`. The last line counts; before it stands why some were skipped.
 * With `CI` set, PostgreSQL must be there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { liveBuild } from '../tests/support/live-site.ts';
import { browserPackage, ensureBrowser, findBrowser } from './browser.ts';
import { missingEnginePackages } from './engines.ts';
import { freePort } from './free-port.ts';
import { findPostgresql, noPostgresql, postgresqlPackage } from './postgresql.ts';
import { inPath, installPackages, mayInstall } from './system.ts';

const results = 'test-results';
const biome = 'node_modules/@biomejs/biome/bin/biome';
const deep = process.argv[2] === 'deep';
/** What is said at the end, before the count. */
const notices = new Set<string>();

interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

async function run(script: string, options: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...options], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DEPTH: deep ? 'deep' : 'default', ...env },
  });
  const [status] = await once(child, 'close');
  return status === 0;
}

/** What cannot be run counts as one failure. */
function broken(why: string): Count {
  notices.add(`FAILED: ${why}`);
  return { passed: 0, failed: 1 };
}

/** A check counts as one test. */
async function check(name: string, script: string, options: string[], env?: Record<string, string>) {
  console.log(`\n— ${name}`);
  const passed = await run(script, options, env);
  return { passed: Number(passed), failed: Number(!passed) };
}

/** Installs what the tests drive and the machine lacks, where that needs nobody's password. */
async function installMissing(): Promise<void> {
  const missing = [
    ...(findBrowser() ? [] : [browserPackage]),
    ...missingEnginePackages(),
    ...(findPostgresql() ? [] : [postgresqlPackage]),
    ...(deep || inPath('nginx') ? [] : ['nginx-light']),
  ];
  if (missing.length > 0 && mayInstall()) await installPackages(...missing);
}

async function unitTests(): Promise<Count> {
  console.log('\n— Unit tests');
  if (!findPostgresql()) {
    if (process.env['CI']) return broken(`${noPostgresql} CI does not go without it.`);
    notices.add(`SKIPPED: unit tests of PostgreSQL. ${noPostgresql}`);
  }
  if (!deep && !inPath('nginx'))
    notices.add('SKIPPED: unit tests of nginx. No nginx is installed (Debian: nginx-light).');
  const file = `${results}/unit.json`;
  const passed = await run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  return counted(passed, file, report => ({
    passed: report['numPassedTests'],
    failed: report['numFailedTests'],
    skipped: report['numPendingTests'],
  }));
}

async function journeys(): Promise<Count> {
  console.log('\n— Journeys in browsers');
  const file = `${results}/journeys.json`;
  try {
    await ensureBrowser();
  } catch (error) {
    return broken((error as Error).message);
  }
  const passed = await run('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    TEST_PORT: String(await freePort()),
    TEST_LIVE_PORT: String(await freePort()),
  });
  return counted(passed, file, report => {
    for (const reason of reasonsOfSkips(report.suites)) notices.add(`SKIPPED: ${reason}`);
    return {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
    };
  });
}

interface Suite {
  suites?: Suite[];
  specs: { tests: { projectName: string; status: string; annotations: { description?: string }[] }[] }[];
}

/** Why journeys were skipped. */
function reasonsOfSkips(suites: Suite[]): string[] {
  const tests = (suite: Suite): Suite['specs'][number]['tests'] => [
    ...suite.specs.flatMap(spec => spec.tests),
    ...(suite.suites ?? []).flatMap(tests),
  ];
  return suites
    .flatMap(tests)
    .filter(({ status }) => status === 'skipped')
    .map(
      ({ projectName, annotations }) =>
        `journeys of ${projectName}. ${annotations.at(-1)?.description ?? ''}`,
    );
}

/** Reads a runner's report. A runner that failed without a failed test, or ran none, counts as a failure. */
async function counted(
  passed: boolean,
  file: string,
  // biome-ignore lint/suspicious/noExplicitAny: the two runners' own JSON
  read: (report: any) => Count,
): Promise<Count> {
  const nothing = { passed: 0, failed: 0 };
  const count = await readFile(file, 'utf8').then(
    text => read(JSON.parse(text)),
    () => nothing,
  );
  const amiss = count.failed === 0 && (!passed || count.passed === 0);
  return amiss ? { ...count, failed: 1 } : count;
}

await rm(results, { recursive: true, force: true });
async function checks(): Promise<Count[]> {
  return [
    await check('Types', 'node_modules/typescript/bin/tsc', []),
    await check('Lint and format', biome, ['check', '--error-on-warnings', '.']),
    await check('Stylesheets', 'node_modules/stylelint/bin/stylelint.mjs', ['app/**/*.css']),
  ];
}

/** The site with its budgets, and the live one for the journeys. */
async function builds(): Promise<Count[]> {
  return [
    await check('Build and budgets', 'site-build/site.ts', []),
    await check('Live build', 'site-build/site.ts', [liveBuild.folder], liveBuild.variables),
  ];
}

// A build leaves one of two processors nearly idle, and a download both.
const building = builds();
const installing = installMissing();
const counts = deep ? [] : await checks();
await installing;
counts.push(await unitTests(), ...(await building));
if ((await building).every(({ passed }) => passed)) counts.push(await journeys());

for (const notice of notices) console.warn(`\n${notice}`);
const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
const [passed, failed, skipped] = [
  sum(count => count.passed),
  sum(count => count.failed),
  sum(count => count.skipped ?? 0),
];
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
