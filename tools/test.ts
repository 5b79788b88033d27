/**
 * `npm test`: checks, unit tests, a build, the journeys in browsers. The last line counts them; before it stands why some were
 * skipped. With `CI` set, PostgreSQL must be there.
 */
import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { ensureBrowser } from './browser.ts';
import { ensureEngines } from './engines.ts';
import { freePort } from './free-port.ts';
import { ensurePostgresql, noPostgresql } from './postgresql.ts';
import { inPath } from './system.ts';

const results = 'test-results';
/** What is said at the end, before the count. */
const notices = new Set<string>();

interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

function run(script: string, options: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, [script, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** What cannot be run counts as one failure. */
function broken(why: string): Count {
  notices.add(`FAILED: ${why}`);
  return { passed: 0, failed: 1 };
}

/** A check counts as one test. */
function check(name: string, script: string, ...options: string[]): Count {
  console.log(`\n— ${name}`);
  const passed = run(script, options);
  return { passed: Number(passed), failed: Number(!passed) };
}

async function unitTests(): Promise<Count> {
  console.log('\n— Unit tests');
  if (!ensurePostgresql()) {
    if (process.env['CI']) return broken(`${noPostgresql} CI does not go without it.`);
    notices.add(`SKIPPED: unit tests of PostgreSQL. ${noPostgresql}`);
  }
  if (!inPath('nginx'))
    notices.add('SKIPPED: unit tests of nginx. No nginx is installed (Debian: nginx-light).');
  const file = `${results}/unit.json`;
  const passed = run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
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
    ensureBrowser();
    ensureEngines();
  } catch (error) {
    return broken((error as Error).message);
  }
  const passed = run('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
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
const counts = [
  check('Route types', 'node_modules/@react-router/dev/bin.cjs', 'typegen'),
  check('Types', 'node_modules/typescript/bin/tsc'),
  check('Lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  await unitTests(),
  check('Build and budgets', 'site-build/site.ts'),
];
const builds = counts.at(-1)?.failed === 0;
if (builds) counts.push(await journeys());

for (const notice of notices) console.warn(`\n${notice}`);
const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
const [passed, failed, skipped] = [
  sum(count => count.passed),
  sum(count => count.failed),
  sum(count => count.skipped ?? 0),
];
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && builds ? 0 : 1;
