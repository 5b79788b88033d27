/** `npm test`: checks, unit tests, a build, the journeys in a browser. The last line counts them. */
import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { ensureBrowser } from './browser.ts';

const results = 'test-results';

interface Count {
  passed: number;
  failed: number;
}

function run(script: string, options: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, [script, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A check counts as one test. */
function check(name: string, script: string, ...options: string[]): Count {
  console.log(`\n— ${name}`);
  const passed = run(script, options);
  return { passed: Number(passed), failed: Number(!passed) };
}

async function unitTests(): Promise<Count> {
  console.log('\n— Unit tests');
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
  }));
}

async function journeys(): Promise<Count> {
  console.log('\n— Journeys in a browser');
  const file = `${results}/journeys.json`;
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  }
  const passed = run('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: browser,
    TEST_PORT: String(await freePort()),
    TEST_LIVE_PORT: String(await freePort()),
  });
  return counted(passed, file, report => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
  }));
}

/** A port that nobody listens on, so that two runs on one machine do not meet. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
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
  check('Build and budgets', 'build/site.ts'),
];
const builds = counts.at(-1)?.failed === 0;
if (builds) counts.push(await journeys());

const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && builds ? 0 : 1;
